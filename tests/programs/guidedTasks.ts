/** What a program is asked to do that may read nothing but this site, beginning with `llms.txt`. */
export interface Task {
  readonly task: string;
  /** Words of the links that it follows, each from a text that it has read already. */
  readonly follow: readonly string[];
  /** What a right solution has to name; all of it must stand in what was read. */
  readonly facts: readonly (string | RegExp)[];
}

export const tasks: readonly Task[] = [
  {
    task: 'Report where a vehicle is',
    follow: ['Report locations'],
    facts: [
      ...['POST /locations/v2/objects', 'x-api-key', 'objectId', 'timestamp', '"Point"'],
      ...['longitude before latitude', /201/, '127.0.0.1'],
    ],
  },
  {
    task: 'Show the last position of each vehicle of a fleet',
    follow: ['List objects'],
    facts: [
      'GET /locations/v2/objects',
      'collectionId',
      'latest location of each object',
      'expired are not listed',
    ],
  },
  {
    task: 'Tell the weather along a drive from A to B that begins in three hours',
    follow: ['Compute a route', 'Get the weather forecast along routes'],
    facts: [
      ...['GET /locations/v2/route/{waypoints}', 'lon,lat;lon,lat', 'POST /weatherforecast/v2/routes'],
      ...['forecastHour', 'weatherTypes', /does not follow/],
    ],
  },
  {
    task: 'List the airspace restrictions in an area',
    follow: ['List restrictions', 'Get the restrictions at a position'],
    facts: [
      ...['GET /flights/v2/restrictions', 'fulltime', 'parttime', 'GeoJSON', 'activeTime'],
      ...['/flights/v2/alerts/restrictions/{coordinates}', '204'],
    ],
  },
  {
    task: 'Post a flight plan and check it against airspace',
    follow: ['Create flight plans', 'Get the restrictions along a plan'],
    facts: [
      ...['POST /flights/v2/plans', '"format": "uxv"', 'segments', 'takeoff', 'flightPlanId'],
      ...['/flights/v2/flights/{flightPlanId}/restrictions', 'overlaps', 'ceilingMeters'],
    ],
  },
  {
    task: 'Page through the history of an object',
    follow: ["Get an object's history"],
    facts: ['/locations/v2/objects/{objectId}/history', 'start', 'oldest first', /at most 100/, /`after`/],
  },
  {
    task: 'Put fire zones on a map as tiles',
    follow: ['Get a fire zone tile'],
    facts: ['/firezones/v2/tile/{zoom}/{x}/{y}.{format}', 'EPSG:3857', /3 to 12/, '204', 'x-api-key'],
  },
  {
    task: "Show a country's weather alerts in one language",
    follow: ['Get the weather alerts of a country'],
    facts: [
      ...['/weatheralerts/v2/geography/{countryCode}', 'language', 'ISO 639-1', 'attributionString'],
      ...['204', 'after five'],
    ],
  },
  {
    task: 'Warn when the wind at an object will cross a threshold',
    follow: ['Get weather events of objects'],
    facts: [
      ...['/locations/v2/objects/{objectIds}/weather/forecast', 'weatherTypes', 'forecastHour'],
      ...['threshold', 'm/s', 'operator'],
    ],
  },
  {
    task: 'Delete a collection and everything in it',
    follow: ['Delete collections', 'List objects', 'Delete objects', 'Delete object metadata'],
    facts: [
      ...[
        'DELETE /locations/v2/collections/{collectionIds}',
        /objects, routes and areas in them remain/,
        'collectionId',
      ],
      ...['whole history', /metadata is kept/i, 'cannot be undone', 'DELETE /locations/v2/routes/{routeId}'],
    ],
  },
  {task: 'Say what a 413 means', follow: [], facts: [/413: The body is larger/, '16 MB', '1 MB']},
  {
    task: 'Say in which order coordinates stand in each format',
    follow: [],
    facts: [
      'longitude before latitude',
      'GeoJSON',
      'well-known text',
      'lon,lat',
      'polylines',
      'QGroundControl',
    ],
  },
  {
    task: 'Rotate an API key without a gap',
    follow: ['Authentication'],
    facts: ['Rotate', 'both work', 'old key', '401'],
  },
  {
    task: 'Sign in from a program and send the token',
    follow: ['Authentication'],
    facts: ['identity token', 'Bearer', 'userPoolId', 'userPoolClientId', 'signIn', 'idToken'],
  },
  {
    task: 'Poll politely',
    follow: [],
    facts: ['updateFrequencySeconds', 'Cache-Control', 'every five minutes', 'once an hour', 'Retry-After'],
  },
  {
    task: 'Create an API key of one’s own, and rotate it from a program',
    follow: ['Authentication'],
    facts: [
      'Create an API key',
      '/portal/users/me/keys',
      'oldValidForSeconds',
      '/rotation',
      'at most a week',
    ],
  },
  {
    task: 'Sign in without a password',
    follow: ['The dashboard'],
    facts: ['Add a passkey', 'Sign in with a passkey', 'localhost', 'second step'],
  },
  {task: 'Read the guides without a network', follow: ['Start here'], facts: ['Read offline', 'search']},
  {
    task: 'Check a flight plan that must not stay stored',
    follow: ['Posting flight plans'],
    facts: [
      ...['no dry run', '/api/delete-plan', '/api/get-forecast-for-routes', '/api/get-alerts-for-routes'],
      'Flights',
    ],
  },
  {
    task: 'Find every plan of an organization that conflicts with something, and export the plans',
    follow: ['Administration'],
    facts: ['With conflicts', 'the current hour and the next 12', '`.plan`', 'format=qgc', '/api/list-plans'],
  },
  {
    task: 'Copy what a dashboard panel shows into a program',
    follow: ['The dashboard'],
    facts: ['Show the calls', 'Copy all as a script', 'six languages', '/api/get-collection-weather-alerts'],
  },
  {
    task: 'Notice a misspelt field',
    follow: [],
    facts: ['Unknown-Fields', 'Prefer: handling=strict'],
  },
  {
    task: 'Say why a body with a field twice or a 64-bit id is rejected',
    follow: ['Before you begin'],
    facts: ['appears twice', 'would be stored as', 'as a string'],
  },
];
