"""What every test shares."""

import os

from hypothesis import HealthCheck, settings

# The same examples every time: a red run is about the change at hand, not about luck. No deadline: on two
# busy cores a single example may be slow without anything being wrong.
settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# New examples every time, and many: for `make test-all` and for an idle evening.
settings.register_profile("long", settings.get_profile("ci"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
