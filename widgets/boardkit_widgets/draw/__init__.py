"""The drawing vocabulary that every game's picture is made of: pure Python, text in, SVG text out."""
