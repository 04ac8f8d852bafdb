import os
from datetime import datetime, timezone

import requests

URL = os.environ["PLATFORM_URL"]
KEY = os.environ["PLATFORM_KEY"]
COLUMNS, ROWS = 8192, 4096
# The clock hour that is running, in UTC; PLATFORM_NOW stands in for the clock where it is set.
NOW = os.environ.get("PLATFORM_NOW") or datetime.now(timezone.utc).isoformat()
HOUR = NOW[:13].replace("-", "/").replace("T", "/")
PLACES = {
    "Bend": (-121.3153, 44.0582),
    "Ridge Creek": (-121.62, 44.21),
    "Seattle": (-122.3321, 47.6062),
    "Reykjavik": (-21.9426, 64.1466),
    "Suva": (178.4419, -18.1416),
}


def grid(kind: str) -> bytes:
    """The grid of an hour: one byte a cell, column after column. `requests` accepts gzip and unpacks it."""
    response = requests.get(f"{URL}/weatherforecast/v2/{kind}/{HOUR}", headers={"x-api-key": KEY}, timeout=60)
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.text}")
    return response.content


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
