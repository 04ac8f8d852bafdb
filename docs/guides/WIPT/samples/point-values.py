import gzip
import os
from urllib.request import Request, urlopen

URL = os.environ["PLATFORM_URL"]
KEY = os.environ["PLATFORM_KEY"]
COLUMNS, ROWS = 8192, 4096
HOUR = "2026/07/14/18"
PLACES = {
    "Bend": (-121.3153, 44.0582),
    "Ridge Creek": (-121.62, 44.21),
    "Seattle": (-122.3321, 47.6062),
    "Reykjavik": (-21.9426, 64.1466),
    "Suva": (178.4419, -18.1416),
}


def grid(kind: str) -> bytes:
    """The grid of an hour: one byte a cell, column after column."""
    request = Request(
        f"{URL}/weatherforecast/v2/{kind}/{HOUR}",
        headers={"x-api-key": KEY, "accept-encoding": "gzip"},
    )
    with urlopen(request) as answer:
        return gzip.decompress(answer.read())


def cell(lon: float, lat: float) -> int:
    column = int((lon + 180) / 360 * COLUMNS) % COLUMNS
    row = min(ROWS - 1, int((90 - lat) / 180 * ROWS))
    return column * ROWS + row


# Temperature is a signed byte, every other grid an unsigned one.
temperature = memoryview(grid("temperature")).cast("b")
wind = grid("wind")
print(f"{len(wind)} cells")
for name, (lon, lat) in PLACES.items():
    index = cell(lon, lat)
    print(f"{name}: cell {index}, {temperature[index]} °C, wind {wind[index]} m/s")
