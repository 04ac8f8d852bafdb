const {PLATFORM_URL: url, PLATFORM_KEY: key} = process.env;
if (!url || !key) throw new Error('Set PLATFORM_URL and PLATFORM_KEY.');

const launch = {position: [-121.52, 44.235], altitude: 1024.5}; // metres above mean sea level
const HEIGHT = 90; // metres over the launch site
const WIND_LIMIT = 14; // metres per second, from the drone's handbook
const HOURS = 1; // the mission is over in the hour after this one

const missions = {
  'osprey-2-scout': [
    [-121.545, 44.23],
    [-121.58, 44.222],
  ],
  'osprey-2-lookout': [
    [-121.528, 44.2335],
    [-121.533, 44.239],
  ],
};

type Met = {
  restriction: {name: string; ceilingMeters?: number; activeTime?: string; endTime?: string};
  overlaps: {startDistance: number}[];
};
type Hour = {forecastDate: string; dataPoints: {wind: number[]}};
type Warned = {alert: {eventDescription: string; expireTime: string; attributionString: string}};

async function main() {
  for (const [id, positions] of Object.entries(missions)) {
    // Without a response there is no permission: a failed check is a reason to stay on the ground.
    const {reasons, notes} = await check(id, positions).catch((error: Error) => ({
      reasons: [error.message],
      notes: [],
    }));
    console.log(`${id}: ${reasons.length === 0 ? 'GO' : 'NO-GO'}`);
    for (const line of [...reasons, ...notes]) console.log(`  ${line}`);
  }
}

async function check(id: string, positions: number[][]) {
  await post({
    id,
    collectionId: 'ridge-creek-drones',
    navigation: {flightSpeed: 12, altitude: HEIGHT},
    segments: [
      {type: 'takeoff', position: launch.position},
      {type: 'waypoint', positions},
      {type: 'returnToLaunch'},
    ],
  });
  const flight = `/flights/v2/flights/${id}`;
  const {routes} = await call(`${flight}/weather/forecast?includeData=wind&forecastHour=${HOURS}`);
  const hours: Hour[] = routes[0].dataPoints;
  // The hours of the platform, so that a wrong clock here decides nothing.
  const start = Date.parse(hours[0]!.forecastDate);
  const end = start + (HOURS + 1) * 3_600_000;

  const {restrictions} = await call(`${flight}/restrictions`);
  const closed = (restrictions as Met[])
    .filter(({restriction: {ceilingMeters = Infinity}}) => ceilingMeters > launch.altitude + HEIGHT)
    .filter(({restriction: {activeTime}}) => !activeTime || Date.parse(activeTime) < end)
    .filter(({restriction: {endTime}}) => !endTime || Date.parse(endTime) > start)
    .map(
      ({restriction, overlaps}) =>
        `closed: ${restriction.name}, ${Math.round(overlaps[0]!.startDistance)} m into the flight`,
    );

  const wind = Math.max(...hours.flatMap(({dataPoints}) => dataPoints.wind));
  const windy = wind > WIND_LIMIT ? [`wind: ${wind} m/s is above ${WIND_LIMIT} m/s`] : [];

  const alerts = await call(`${flight}/weather/alerts`);
  const warnings = (alerts.routes[0].overlaps as Warned[]).map(
    ({alert}) => `warning: ${alert.eventDescription} until ${alert.expireTime} (${alert.attributionString})`,
  );
  return {reasons: [...closed, ...windy], notes: [`wind: at most ${wind} m/s`, ...new Set(warnings)]};
}

async function post(plan: object) {
  await call('/flights/v2/plans', {format: 'uxv', plans: [plan]});
}

/** Sends a POST if there is a body, and a GET otherwise. */
async function call(path: string, body?: object) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {'x-api-key': key!, 'content-type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  });
  const content = await response.json();
  if (!response.ok) throw new Error(content.message);
  return content;
}

void main();
