import json
import os
import urllib.error
import urllib.request

URL = os.environ["PLATFORM_URL"]
HEADERS = {"x-api-key": os.environ["PLATFORM_KEY"], "content-type": "application/json"}


def main():
    # Longitude before latitude. With an id, the response can be stored unchanged.
    path = "/locations/v2/route/-121.3153,44.0582;-121.5492,44.2910?routeId=tenders-to-sisters"
    journey = call(path)
    call("/locations/v2/routes", {**journey, "collectionId": "ridge-creek-tenders"})
    way = journey["routes"][0]
    print(f"Bend to Sisters: {way['distance'] / 1000:.1f} km, {way['duration'] / 60:.0f} min")

    route = "/locations/v2/routes/tenders-to-sisters/weather"
    events = call(f"{route}/forecast?weatherTypes=wind,gust&forecastHour=3")
    strongest = {}
    for overlap in events["routes"][0]["overlaps"]:
        event = overlap["event"]
        for hour in event["forecasts"]:
            before = strongest.get(event["eventId"])
            if before is None or hour["maxValue"] > before["maxValue"]:
                strongest[event["eventId"]] = {**hour, "unit": event["threshold"]["unit"]}
    for event_id, hour in strongest.items():
        print(f"{event_id}: up to {hour['maxValue']} {hour['unit']} in the hour from {hour['forecastDate']}")
    if not strongest:
        print("No wind beyond a threshold.")

    alerts = call(f"{route}/alerts")
    warnings = {}
    for overlap in alerts["routes"][0]["overlaps"]:
        alert = overlap["alert"]
        warnings[alert["identifier"]] = alert
    for alert in warnings.values():
        print(f"{alert['eventDescription']} until {alert['expireTime']} ({alert['attributionString']})")


def call(path, body=None):
    """Sends a POST if there is a body, and a GET otherwise."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + path, data, HEADERS)) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["message"])


main()
