const {PLATFORM_URL: url, PLATFORM_KEY: key} = process.env;
if (!url || !key) throw new Error('Set PLATFORM_URL and PLATFORM_KEY.');
const headers = {'x-api-key': key, 'content-type': 'application/json'};

// Longitude, latitude, metres per second. A device reads them from its receiver.
const fixes: [number, number, number][] = [
  [-121.3153, 44.0582, 13.4],
  [-121.3585, 44.1114, 23.8],
  [-121.4036, 44.157, 24.6],
  [-121.4603, 44.2048, 24.1],
  [-121.5069, 44.2511, 23.2],
  [-121.5492, 44.291, 8.9],
];
const BATCH = 2;

async function main() {
  const start = new Date();
  let waiting: object[] = [];
  for (const [lon, lat, speed] of fixes) {
    waiting.push({
      objectId: 'tender-5',
      timestamp: new Date().toISOString(),
      geometry: {type: 'Point', coordinates: [lon, lat]},
      speed,
    });
    if (waiting.length >= BATCH) {
      await send(waiting);
      waiting = [];
    }
    await pause(100); // A device waits 30 seconds here.
  }

  const {objects} = await read('/locations/v2/objects/tender-5');
  const {history} = await read(`/locations/v2/objects/tender-5/history?start=${start.toISOString()}`);
  console.log(`tender-5 is at ${objects[0].geometry.coordinates.join(', ')}`);
  console.log(`its history has ${history.length} reports of this drive`);
}

/** Sends reports. Tries again after a lost connection or a 5xx, but not after a 4xx, which would come again. */
async function send(reports: object[]) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${url}/locations/v2/objects`, {
      method: 'POST',
      headers,
      body: JSON.stringify(reports),
    }).catch((error: Error) => console.error(error.message));
    if (response?.ok) {
      console.log(`sent ${(await response.json()).accepted} reports`);
      return;
    }
    if (response && response.status < 500) throw new Error((await response.json()).message);
    console.error('not accepted yet, trying again');
    await pause(Math.min(60_000, 1000 * 2 ** attempt));
  }
}

async function read(path: string) {
  const response = await fetch(url + path, {headers});
  if (!response.ok) throw new Error((await response.json()).message);
  return response.json();
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
