/** Where everything that is seeded of drones and flights is read, and what is worked out from it. */
export const seededFlights: readonly string[] = [
  '/flights/v1/drones',
  '/webhooks/v1',
  '/flights/v2/objects',
  '/flights/v2/objects/metadata',
  '/flights/v2/restrictions',
  '/flights/v2/plans',
  ...[
    'ridge-creek-survey',
    'bend-highway-corridor',
    'pilot-butte-tower',
    'bainbridge-crossing-watch',
  ].flatMap((id) => [
    ...['uxv', 'geojson', 'qgc'].map((format) => `/flights/v2/plans/${id}?format=${format}`),
    `/flights/v2/flights/${id}/restrictions`,
    `/flights/v2/flights/${id}/weather/alerts`,
    `/flights/v2/flights/${id}/weather/forecast?forecastHour=3&includeData=wind`,
  ]),
  '/flights/v2/tile/restrictions/6/10/23',
];
