import json
import os
import secrets
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

URL = os.environ["PLATFORM_URL"]
HEADERS = {"x-api-key": os.environ["PLATFORM_KEY"]}
SECRET = secrets.token_hex(16)


def to_uxv(plan):
    """What we would post today, had we written it in uxv ourselves. Our points have latitude first."""
    points = [point.split() for point in plan["points"].split(";")]
    positions = [[float(longitude), float(latitude)] for latitude, longitude in points]
    return {
        "id": plan["name"],
        "collectionId": "ridge-creek-drones",
        "navigation": {"altitude": plan["metres"]},
        "segments": [
            {"type": "takeoff"},
            {"type": "waypoint", "positions": positions},
            {"type": "returnToLaunch"},
        ],
    }


class Converter(BaseHTTPRequestHandler):
    def do_POST(self):
        if self.headers["x-converter-secret"] != SECRET:
            self.send_error(401)
            return
        plans = json.loads(self.rfile.read(int(self.headers["content-length"])))["plans"]
        print("asked to convert", len(plans), "plan", flush=True)
        response = json.dumps({"format": "uxv", "plans": [to_uxv(plan) for plan in plans]}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(response)))
        self.end_headers()
        self.wfile.write(response)

    def log_message(self, *_):
        pass


def main():
    server = HTTPServer(("127.0.0.1", 0), Converter)
    Thread(target=server.serve_forever, daemon=True).start()
    call("POST", "/webhooks/v1", {
        "format": "pointlist",
        "url": f"http://127.0.0.1:{server.server_port}/",
        "headers": {"x-converter-secret": SECRET},
    })

    plan = {"name": "west-flank-points", "metres": 80, "points": "44.2074 -121.7030; 44.2100 -121.6960"}
    call("POST", "/flights/v2/plans", {"format": "pointlist", "plans": [plan]})

    stored = call("GET", "/flights/v2/plans/west-flank-points")
    positions = json.dumps(stored["segments"][1]["positions"], separators=(",", ":"))
    print(f"stored at {stored['navigation']['altitude']} m: {positions}")

    call("DELETE", "/flights/v2/plans/west-flank-points")
    call("DELETE", "/webhooks/v1/pointlist")


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = HEADERS if body is None else {**HEADERS, "content-type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(URL + path, data, headers, method=method)) as response:
            text = response.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["message"])


main()
