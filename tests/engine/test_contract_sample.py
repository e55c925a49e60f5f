"""A sample is a whole, legal position that fits what its seat sees; the same generator gives the same one."""

from random import Random

from boardkit.core.names import PUBLIC
from tests.engine.walks import GAMES, at_once, finish, nodes


def test_a_sample_fits_its_observation(name: str) -> None:
    for node in nodes(name, every=2):
        for looking in (*range(node.state.players), PUBLIC):
            seen = node.state.observation(looking)
            for seed in (1, 2):
                sample = seen.sample(Random(seed))
                assert sample.observation(looking) == seen
                assert sample == seen.sample(Random(seed))


def test_a_sample_is_a_legal_position(name: str) -> None:
    for node in nodes(name, every=5):
        sample = node.state.observation(0).sample(Random(7))
        back = GAMES[name].state.from_position(sample.position())
        assert back == sample
        assert finish(sample, Random(8)).to_act == ()


def test_the_teacher_samples_the_position_itself(name: str) -> None:
    for node in nodes(name, every=7):
        assert node.state.observation(-3).sample(Random(1)) == node.state


def test_samples_differ_in_everything_that_is_hidden(name: str) -> None:
    """A sample that always dealt the same would let a search count on it."""
    spread: dict[str, int] = {}
    for node in nodes(name, every=3, inner=True):
        if node.state.masked(PUBLIC) != node.state:
            seen = node.state.observation(PUBLIC)
            samples = [seen.sample(Random(seed)) for seed in range(12)]
            for field in (*GAMES[name].state.secrets, *(("commits",) if node.state.committed else ())):
                spread[field] = max(spread.get(field, 0), len({getattr(sample, field) for sample in samples}))
    assert set(spread) == {*GAMES[name].state.secrets, *(("commits",) if at_once(name) else ())}
    assert min(spread.values()) > 2, spread
