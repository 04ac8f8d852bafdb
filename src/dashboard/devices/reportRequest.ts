import type {Schemas} from '@site/src/platform';
import type {Device, Domain} from './devices';

type Report = Schemas['LocationObject'];

const paths: Readonly<Record<Domain, string>> = {
  locations: '/locations/v2/objects',
  flights: '/flights/v2/objects',
};

/** What stands for the position of a device that has never told one. */
const examplePosition = [0, 0, 100];

/**
 * The request by which a device would report now: what it said last, with the present time. A device that has never
 * reported gets one to begin with, as a flight object.
 *
 * @param now milliseconds since 1970
 */
export function reportRequest({id, channels, drone}: Device, now: number) {
  const [newest] = channels;
  // Whole seconds, as people write them.
  const timestamp = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');
  const report = newest ? repeated(newest.item.object, timestamp) : first(id, drone?.collectionId, timestamp);
  return {path: paths[newest?.domain ?? 'flights'], body: JSON.stringify([report], null, 2)};
}

/** What the platform adds to a report, and the end of its life. */
const notRepeated = ['collectionName', 'altitudeCalculated', 'expirationDateTime'];

function repeated(object: Report, timestamp: string) {
  const own = Object.entries(object).filter(
    ([name, value]) => !notRepeated.includes(name) && !(name === 'isStatic' && value === false),
  );
  return {...Object.fromEntries(own), timestamp};
}

function first(objectId: string, collectionId: string | undefined, timestamp: string): Report {
  return {
    objectId,
    objectType: 'drone',
    timestamp,
    ...(collectionId !== undefined && {collectionId}),
    geometry: {type: 'Point', coordinates: examplePosition},
    speed: 0,
    hdop: 1,
  };
}
