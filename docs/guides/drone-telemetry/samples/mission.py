import json
import os
import urllib.error
import urllib.request
from datetime import datetime, timedelta

URL = os.environ["PLATFORM_URL"]
HEADERS = {"x-api-key": os.environ["PLATFORM_KEY"], "content-type": "application/json"}

LAUNCH, LAUNCH_ALTITUDE = [-121.52, 44.235], 1024.5  # metres above mean sea level
HEIGHT = 90  # metres over the launch site
WIND_LIMIT = 14  # metres per second, from the drone's handbook
HOURS = 1  # the mission is over in the hour after this one

MISSIONS = {
    "osprey-2-scout": [[-121.545, 44.23], [-121.58, 44.222]],
    "osprey-2-lookout": [[-121.528, 44.2335], [-121.533, 44.239]],
}


def main():
    for plan_id, positions in MISSIONS.items():
        try:
            reasons, notes = check(plan_id, positions)
        except Exception as error:
            # Without a response there is no permission: a failed check is a reason to stay on the ground.
            reasons, notes = [str(error)], []
        print(f"{plan_id}: {'NO-GO' if reasons else 'GO'}")
        for line in reasons + notes:
            print(f"  {line}")


def check(plan_id, positions):
    plan = {
        "id": plan_id,
        "collectionId": "ridge-creek-drones",
        "navigation": {"flightSpeed": 12, "altitude": HEIGHT},
        "segments": [
            {"type": "takeoff", "position": LAUNCH},
            {"type": "waypoint", "positions": positions},
            {"type": "returnToLaunch"},
        ],
    }
    call("/flights/v2/plans", {"format": "uxv", "plans": [plan]})
    flight = f"/flights/v2/flights/{plan_id}"
    forecast = call(f"{flight}/weather/forecast?includeData=wind&forecastHour={HOURS}")
    hours = forecast["routes"][0]["dataPoints"]
    # The hours of the platform, so that a wrong clock here decides nothing.
    start = moment(hours[0]["forecastDate"])
    end = start + timedelta(hours=HOURS + 1)

    reasons = []
    for met in call(f"{flight}/restrictions")["restrictions"]:
        restriction = met["restriction"]
        if restriction.get("ceilingMeters", float("inf")) <= LAUNCH_ALTITUDE + HEIGHT:
            continue
        if "activeTime" in restriction and moment(restriction["activeTime"]) >= end:
            continue
        if "endTime" in restriction and moment(restriction["endTime"]) <= start:
            continue
        metres = met["overlaps"][0]["startDistance"]
        reasons.append(f"closed: {restriction['name']}, {metres:.0f} m into the flight")

    wind = max(value for hour in hours for value in hour["dataPoints"]["wind"])
    if wind > WIND_LIMIT:
        reasons.append(f"wind: {wind} m/s is above {WIND_LIMIT} m/s")

    notes = [f"wind: at most {wind} m/s"]
    for overlap in call(f"{flight}/weather/alerts")["routes"][0]["overlaps"]:
        alert = overlap["alert"]
        note = f"warning: {alert['eventDescription']} until {alert['expireTime']} ({alert['attributionString']})"
        if note not in notes:
            notes.append(note)
    return reasons, notes


def moment(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def call(path, body=None):
    """Sends a POST if there is a body, and a GET otherwise."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + path, data, HEADERS)) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise RuntimeError(json.load(error)["message"])


main()
