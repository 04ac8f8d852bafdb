import {expect, test} from 'vitest';
import {isObject} from '../contract/document/document';
import {openSandbox} from '../testing/openSandbox';
import {sampleRoute} from '../testing/sampleRoute';
import {contract, operations} from './contract';

const square = [
  [-121, 44],
  [-120.9, 44],
  [-120.9, 44.1],
  [-121, 44],
];

const report = (times: object) => [
  {objectId: 'mast', timestamp: '2026-07-14T18:00:00Z', collectionId: 'deschutes-fleet', ...times},
];

const restriction = (times: object) => ({
  restrictionId: 'drill',
  featureCollection: {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: {type: 'Polygon', coordinates: [square]},
        properties: {name: 'Drill', ...times},
      },
    ],
  },
});

const HISTORY = '/locations/v2/objects/mast/history';
const FEATURE = 'body.featureCollection.features[0].properties';

/** Every date-time that a request can bring, by the path that its violations name, and a request with it. */
const requests: Readonly<Record<string, (time: string) => [request: string, body?: unknown]>> = {
  'query.start': (time) => [`GET ${HISTORY}?start=${encodeURIComponent(time)}`],
  'query.end': (time) => [`GET ${HISTORY}?start=2026-07-01&end=${encodeURIComponent(time)}`],
  'body[0].timestamp': (time) => ['POST /locations/v2/objects?echo=true', report({timestamp: time})],
  'body[0].expirationDateTime': (time) => [
    'POST /flights/v2/objects?echo=true',
    report({collectionId: undefined, expirationDateTime: time}),
  ],
  'body.departureTime': (time) => ['POST /locations/v2/routes', {...sampleRoute, departureTime: time}],
  'body.arrivalTime': (time) => ['POST /locations/v2/routes', {...sampleRoute, arrivalTime: time}],
  [`${FEATURE}.activeTime`]: (time) => ['POST /flights/v2/restrictions', restriction({activeTime: time})],
  [`${FEATURE}.endTime`]: (time) => ['POST /flights/v2/restrictions', restriction({endTime: time})],
};

const refusals: Readonly<Record<string, string>> = {
  '2026-07-14T18:00:00': 'has no offset: add Z for UTC, or an offset such as +02:00',
  tomorrow: 'must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone',
  '2026-02-30': 'must be a day and a time that exist',
};

test.each(Object.keys(requests))(
  '%s is read however ISO 8601 writes it, and told what to add',
  async (path) => {
    const {call} = await openSandbox();
    await call('POST /locations/v2/objects', {body: report({})});
    const send = (time: string) => {
      const [request, body] = requests[path]?.(time) ?? [''];
      return call(request, {body});
    };
    for (const time of ['2026-07-15', '2026-07-15T18:00Z', '2026-07-15T20:00:00+0200', '2026-07-15 20:00+02'])
      expect([time, (await send(time)).status]).toEqual([time, expect.toSatisfy((status) => status < 300)]);
    for (const [time, sentence] of Object.entries(refusals))
      expect(await send(time)).toMatchObject({status: 400, body: {message: `${path} ${sentence}`}});
  },
);

test('a date alone is its midnight UTC, and a response writes it so', async () => {
  const {call} = await openSandbox();
  await call('POST /locations/v2/objects', {body: report({timestamp: '2026-07-14'})});
  const found = async (query: string) => {
    const {body} = await call(`GET ${HISTORY}?${query}`);
    return (body as {history: {timestamp: string}[]}).history.map(({timestamp}) => timestamp);
  };
  expect(await found('start=2026-07-14')).toEqual(['2026-07-14T00:00:00Z']);
  expect(await found('start=2026-07-13&end=2026-07-14')).toEqual([]);
  expect(await found('start=2026-07-13&end=2026-07-15')).toEqual(['2026-07-14T00:00:00Z']);
});

/** The names of the date-times that a schema lets a request bring. */
function instantsOf(at: string, seen = new Set<string>()): string[] {
  const {value, pointer} = contract.at(at);
  if (seen.has(pointer) || value.readOnly === true) return [];
  seen.add(pointer);
  return Object.entries(value).flatMap(([key, part]) => {
    const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (key === 'format') return part === 'date-time' ? [pointer.slice(pointer.lastIndexOf('/') + 1)] : [];
    if (key === 'example' || key === 'examples' || key === 'default' || key === 'enum') return [];
    if (Array.isArray(part))
      return part.flatMap((each, index) => (isObject(each) ? instantsOf(`${here}/${index}`, seen) : []));
    return isObject(part) ? instantsOf(here, seen) : [];
  });
}

test('these are all date-times that a request can bring', () => {
  const schemas = operations.flatMap(({parameters, body}) => [
    ...parameters.map(({name, schema}) => ({name, schema})),
    ...(body ? [{name: undefined, schema: body.schema}] : []),
  ]);
  const names = schemas.flatMap(({name, schema}) => instantsOf(schema).map((found) => name ?? found));
  const last = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const own = (name: string) => name.replace(/^Restriction(.)/, (_, letter: string) => letter.toLowerCase());
  expect(new Set(names.map(own))).toEqual(new Set(Object.keys(requests).map(last)));
});
