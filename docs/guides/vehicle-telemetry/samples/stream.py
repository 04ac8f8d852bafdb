import json
import os
import sys
import time
import urllib.error
import urllib.request
from datetime import datetime, timezone

URL = os.environ["PLATFORM_URL"]
HEADERS = {"x-api-key": os.environ["PLATFORM_KEY"], "content-type": "application/json"}

# Longitude, latitude, metres per second. A device reads them from its receiver.
FIXES = [
    (-121.3153, 44.0582, 13.4),
    (-121.3585, 44.1114, 23.8),
    (-121.4036, 44.157, 24.6),
    (-121.4603, 44.2048, 24.1),
    (-121.5069, 44.2511, 23.2),
    (-121.5492, 44.291, 8.9),
]
BATCH = 2


def main():
    start = now()
    waiting = []
    for lon, lat, speed in FIXES:
        waiting.append({
            "objectId": "tender-5",
            "timestamp": now(),
            "geometry": {"type": "Point", "coordinates": [lon, lat]},
            "speed": speed,
        })
        if len(waiting) >= BATCH:
            send(waiting)
            waiting = []
        time.sleep(0.1)  # A device waits 30 seconds here.

    tender = call("/locations/v2/objects/tender-5")["objects"][0]
    history = call(f"/locations/v2/objects/tender-5/history?start={start}")["history"]
    print("tender-5 is at", ", ".join(str(each) for each in tender["geometry"]["coordinates"]))
    print("its history has", len(history), "reports of this drive")


def send(reports):
    """Sends reports. Tries again after a lost connection or a 5xx, but not after a 4xx, which would come again."""
    attempt = 0
    while True:
        try:
            print("sent", call("/locations/v2/objects", reports)["accepted"], "reports")
            return
        except urllib.error.HTTPError as error:
            if error.code < 500:
                raise SystemExit(json.load(error)["message"])
        except urllib.error.URLError as error:
            print(error.reason, file=sys.stderr)
        print("not accepted yet, trying again", file=sys.stderr)
        time.sleep(min(60, 2**attempt))
        attempt += 1


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(URL + path, data, HEADERS)) as response:
        return json.load(response)


def now():
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


main()
