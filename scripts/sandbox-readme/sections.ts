import type {Operation} from '../../sandbox/contract/operations/operations';
import {DEEPEST_JSON, MOST_JSON_MEMBERS, MOST_JSON_VALUES} from '../../sandbox/http/body/scanJson';
import {limits} from '../../sandbox/http/limits';
import {
  MOST_CONVERSIONS,
  MOST_CONVERSIONS_OF_ACCOUNT,
} from '../../sandbox/platform/shared/conversion/converter';
import {MOST_OBJECTS} from '../../sandbox/platform/shared/objects/objectCount';
import {LONGEST_WAY_KM} from '../../sandbox/platform/shared/routes/routeViolations';
import {MOST_KILOMETRES} from '../../sandbox/platform/flights/plan-formats/path/lengthViolations';
import {MOST_LINES} from '../../sandbox/platform/flights/plan-formats/path/sizeViolations';
import {MOST_DRONES} from '../../sandbox/platform/flights/drones/createDrone';
import {MOST_PLANS} from '../../sandbox/platform/flights/plans/savePlans';
import {MOST_RESTRICTION_BYTES} from '../../sandbox/platform/flights/restrictions/createRestriction';
import {MOST_AREA_BYTES} from '../../sandbox/platform/locations/areas/createArea';
import {MOST_COLLECTIONS} from '../../sandbox/platform/locations/collections/createCollection';
import {MOST_WEBHOOKS} from '../../sandbox/platform/webhooks/createWebhook';

const count = (most: number): string => most.toLocaleString('en');

/** What an account may hold; the contract's words on the operations that create it tell the same number. */
export const accountLimits: readonly {most: string; of: string; operations: readonly string[]}[] = [
  {most: count(MOST_COLLECTIONS), of: 'collections of an account', operations: ['createCollection']},
  {
    most: count(MOST_OBJECTS),
    of: 'objects of an account, on the ground and in the air each; metadata as well',
    operations: [
      'createObjects',
      'createObjectMetadata',
      'createFlightObjects',
      'createFlightObjectMetadata',
    ],
  },
  {most: size(MOST_AREA_BYTES), of: 'areas of an account together', operations: ['createArea']},
  {most: count(MOST_PLANS), of: 'flight plans of an account', operations: ['createPlans']},
  {most: count(MOST_DRONES), of: 'drones of an account', operations: ['createDrone']},
  {most: count(MOST_WEBHOOKS), of: 'webhooks of an account', operations: ['createWebhook']},
  {
    most: size(MOST_RESTRICTION_BYTES),
    of: 'custom restrictions of an organization together',
    operations: ['createRestriction'],
  },
];

/** What of the contract is implemented and what is not, by tag, as a Markdown table. */
export function coverageTable(operations: readonly Operation[], handled: ReadonlySet<string>): string {
  const tags = [...new Set(operations.map(({tag}) => tag))];
  const rows = tags.map((tag) => {
    const ofTag = operations.filter((operation) => operation.tag === tag).map(({operationId}) => operationId);
    const implemented = ofTag.filter((id) => handled.has(id));
    return `| ${tag} | ${implemented.length} of ${ofTag.length} | ${code(ofTag.filter((id) => !handled.has(id)))} |`;
  });
  const count = operations.filter(({operationId}) => handled.has(operationId)).length;
  const sum =
    count === operations.length
      ? `All ${count} operations of the contract are implemented.`
      : `${count} of the contract's ${operations.length} operations are implemented; the others return 501.`;
  return [sum, '', '| | implemented | 501 |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The limits of the server and of each request body, as a Markdown table. */
export function limitsTable(operations: readonly Operation[]): string {
  const bodies = new Map<number, string[]>();
  for (const {operationId, body} of operations)
    if (body?.maxBytes !== undefined && body.maxBytes !== limits.bodyBytes)
      bodies.set(body.maxBytes, [...(bodies.get(body.maxBytes) ?? []), operationId]);
  const larger = [...bodies].sort(([a], [b]) => a - b).map(([bytes, ids]) => [size(bytes), code(ids), '413']);
  const rows = [
    [size(limits.bodyBytes), 'request body', '413'],
    ...larger.map(([most = '', ids = '', status = '']) => [most, `request body of ${ids}`, status]),
    [`${DEEPEST_JSON} levels`, 'nesting of a JSON body', '400'],
    [MOST_JSON_VALUES.toLocaleString('en'), 'values in a JSON body', '400'],
    [MOST_JSON_MEMBERS.toLocaleString('en'), 'members of one object in a JSON body', '400'],
    ...accountLimits.map(({most, of}) => [most, of, '400']),
    [`${MOST_LINES.toLocaleString('en')} lines`, 'path of a flight plan', '400'],
    [`${MOST_KILOMETRES.toLocaleString('en')} km`, 'path of a flight plan', '400'],
    [`${LONGEST_WAY_KM.toLocaleString('en')} km`, 'length of a route', '400'],
    [
      String(MOST_CONVERSIONS),
      `conversions by webhooks at once, ${MOST_CONVERSIONS_OF_ACCOUNT} of them of one account`,
      '400',
    ],
    [size(limits.urlAndHeadersBytes), 'URL and headers together', '431'],
    [`${limits.headersMilliseconds / 1000} s`, 'until the headers have arrived', '408'],
    [`${limits.requestMilliseconds / 1000} s`, 'until the whole request has arrived', '408'],
    [
      `${limits.drainMilliseconds / 1000} s`,
      'how long a body rejected with 413 is read and discarded',
      'closed',
    ],
    [`${limits.idleMilliseconds / 1000} s`, 'silence on a connection', 'closed'],
    [
      size(limits.largeBodiesBytes),
      `bodies over ${size(limits.smallBodyBytes)} in memory at once, ${size(limits.largeBodiesBytesOfAccount)} of them of one account`,
      'the others wait',
    ],
  ];
  return [
    '| at most | of what | beyond it |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}

function size(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
