const {PLATFORM_URL: url, PLATFORM_KEY: key} = process.env;
if (!url || !key) throw new Error('Set PLATFORM_URL and PLATFORM_KEY.');

type Forecast = {forecastDate: string; maxValue: number};
type Overlap = {event: {eventId: string; threshold: {unit: string}; forecasts: Forecast[]}};
type Warned = {alert: {eventDescription: string; expireTime: string; attributionString: string}};

async function main() {
  // Longitude before latitude. With an id, the response can be stored unchanged.
  const journey = await call(
    '/locations/v2/route/-121.3153,44.0582;-121.5492,44.2910?routeId=tenders-to-sisters',
  );
  await call('/locations/v2/routes', {...journey, collectionId: 'ridge-creek-tenders'});
  const [way] = journey.routes;
  console.log(
    `Bend to Sisters: ${(way.distance / 1000).toFixed(1)} km, ${Math.round(way.duration / 60)} min`,
  );

  const route = '/locations/v2/routes/tenders-to-sisters/weather';
  const events = await call(`${route}/forecast?weatherTypes=wind,gust&forecastHour=3`);
  const strongest = new Map<string, Forecast & {unit: string}>();
  for (const {event} of events.routes[0].overlaps as Overlap[]) {
    for (const hour of event.forecasts) {
      const before = strongest.get(event.eventId);
      if (!before || hour.maxValue > before.maxValue)
        strongest.set(event.eventId, {...hour, unit: event.threshold.unit});
    }
  }
  for (const [id, {maxValue, unit, forecastDate}] of strongest)
    console.log(`${id}: up to ${maxValue} ${unit} in the hour from ${forecastDate}`);
  if (strongest.size === 0) console.log('No wind beyond a threshold.');

  const alerts = await call(`${route}/alerts`);
  const warnings = new Set(
    (alerts.routes[0].overlaps as Warned[]).map(
      ({alert}) => `${alert.eventDescription} until ${alert.expireTime} (${alert.attributionString})`,
    ),
  );
  for (const warning of warnings) console.log(warning);
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

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
