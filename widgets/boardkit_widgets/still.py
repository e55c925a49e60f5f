"""A picture that shows where nothing runs: in a saved notebook, on a web page, in print.

It goes out as an `<img>` with the SVG inside it, the one form that JupyterLab shows even in a notebook that it
does not trust, and that nbconvert keeps with its alternative text.
"""

import base64
import html

from boardkit_widgets.scene import Scene


def mime_bundle(scene: Scene) -> dict[str, str]:
    """The scene as `text/html` and as plain text."""
    return {"text/plain": "\n".join(scene.text), "text/html": image(scene)}


def image(scene: Scene) -> str:
    """The scene as an `<img>` that needs nothing but itself."""
    picture = base64.b64encode(scene.svg().encode()).decode()
    alt = html.escape(". ".join(scene.text), quote=True)
    return f'<img alt="{alt}" src="data:image/svg+xml;base64,{picture}" style="max-width:100%;height:auto">'
