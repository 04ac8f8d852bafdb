import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {randomUUID} from 'node:crypto';

const {PLATFORM_URL: url, PLATFORM_KEY: key} = process.env;
if (!url || !key) throw new Error('Set PLATFORM_URL and PLATFORM_KEY.');
const secret = randomUUID();

/** A plan as our own program writes it: a height, and points with latitude first. */
type PointList = {name: string; metres: number; points: string};

// What we would post today, had we written it in uxv ourselves.
function toUxv({name, metres, points}: PointList) {
  const positions = points.split(';').map((point) => {
    const [latitude, longitude] = point.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
  return {
    id: name,
    collectionId: 'ridge-creek-drones',
    navigation: {altitude: metres},
    segments: [{type: 'takeoff'}, {type: 'waypoint', positions}, {type: 'returnToLaunch'}],
  };
}

const converter = createServer(async (request, response) => {
  if (request.headers['x-converter-secret'] !== secret) {
    response.writeHead(401).end();
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const {plans} = JSON.parse(body) as {plans: PointList[]};
  console.log(`asked to convert ${plans.length} plan`);
  response.writeHead(200, {'content-type': 'application/json'});
  response.end(JSON.stringify({format: 'uxv', plans: plans.map(toUxv)}));
});

async function main() {
  await new Promise<void>((resolve) => converter.listen(0, '127.0.0.1', resolve));
  const {port} = converter.address() as AddressInfo;
  await call('POST', '/webhooks/v1', {
    format: 'pointlist',
    url: `http://127.0.0.1:${port}/`,
    headers: {'x-converter-secret': secret},
  });

  const plan = {name: 'west-flank-points', metres: 80, points: '44.2074 -121.7030; 44.2100 -121.6960'};
  await call('POST', '/flights/v2/plans', {format: 'pointlist', plans: [plan]});

  const {segments, navigation} = await call('GET', '/flights/v2/plans/west-flank-points');
  console.log(`stored at ${navigation.altitude} m: ${JSON.stringify(segments[1].positions)}`);

  await call('DELETE', '/flights/v2/plans/west-flank-points');
  await call('DELETE', '/webhooks/v1/pointlist');
}

async function call(method: string, path: string, body?: object) {
  const response = await fetch(url + path, {
    method,
    headers: {'x-api-key': key!, ...(body && {'content-type': 'application/json'})},
    ...(body && {body: JSON.stringify(body)}),
  });
  if (response.status === 204) return undefined;
  const content = await response.json();
  if (!response.ok) throw new Error(content.message);
  return content;
}

main()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => converter.close());
