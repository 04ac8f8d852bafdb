import {expect, test} from 'vitest';
import {isObject} from '../contract/document/document';
import {loadContract} from '../testing/servedContract';
import {openSandbox, type TestRequest} from '../testing/openSandbox';

const {components} = loadContract();
const examples = isObject(components) && isObject(components.examples) ? components.examples : {};

/** What has to be asked to hear the message of a documented error. */
const questions: Readonly<Record<string, readonly [request: string, details?: TestRequest]>> = {
  unauthorized: ['GET /locations/v2/collections', {as: 'nobody'}],
  unauthorizedWithoutKey: ['GET /flights/v1/drones', {as: 'nobody'}],
  planIdMalformed: ['GET /flights/v2/plans/-x'],
  flightPlanIdMalformed: ['GET /flights/v2/flights/-x/restrictions'],
  coordinatesOutOfRange: ['GET /flights/v2/alerts/restrictions/-121,91'],
  restrictionTypeUnknown: ['GET /flights/v2/restrictions?type=x'],
  restrictionIdMalformed: ['GET /flights/v2/restrictions/-x'],
  tileZoomTooHigh: ['GET /flights/v2/tile/restrictions/23/0/0'],
  webhookFormatTaken: ['POST /webhooks/v1', {body: {format: 'uxv', url: 'http://127.0.0.1:4011/x'}}],
  webhookUrlMalformed: ['POST /webhooks/v1', {body: {format: 'mine', url: 'ftp://127.0.0.1/x'}}],
  collectionTypeUnknown: ['GET /locations/v2/collections/cascade-drones/weather/alerts?collectionType=x'],
  payloadTooLarge: ['POST /locations/v2/collections', {body: 'x'.repeat(1024 * 1024 + 1)}],
  unsupportedMediaType: [
    'POST /locations/v2/collections',
    {body: 'a,b', headers: {'content-type': 'text/csv'}},
  ],
  regionUnknown: ['GET /firezones/v2/geography/CA/sat'],
  zoomTooSmall: ['GET /firezones/v2/tile/2/0/0.png'],
  severityOutOfRange: ['GET /weatheralerts/v2/geography/US?severityCode=6'],
  languageNotSpoken: ['GET /weatheralerts/v2/geography/US?language=fr'],
  includeDataTwoTypes: ['GET /flights/v2/flights/ridge-creek-survey/weather/forecast?includeData=temp,wind'],
  dayNotInMonth: ['GET /weatherforecast/v2/wind/2026/2/29/0'],
  colorMapUnknown: ['GET /weatherforecast/v2/tile/5/5/11.png?weatherType=temp&colorMap=nice'],
  planFormatUnknown: ['GET /flights/v2/plans/ridge-creek-survey?format=kml'],
  waypointsMalformed: ['GET /locations/v2/route/-121.3,44.05'],
  tooManyWithTraffic: ['GET /locations/v2/route/-121,44;-121,44;-121,44;-121,44?traffic=true'],
};

test.each(Object.entries(questions))(
  '%s is answered word for word as documented',
  async (name, [request, details]) => {
    const example = examples[name];
    const documented = isObject(example) && isObject(example.value) ? example.value : {};
    expect(Object.keys(documented)).toEqual(['status_code', 'message']);
    const {call} = await openSandbox();
    expect(await call(request, details)).toMatchObject({status: documented.status_code, body: documented});
  },
);
