import {parseInstant, formatInstant} from '../../../base/instants';
import type {ObjectMetadata} from '../../../store/objects/objectMetadata';
import type {NewReport} from '../../../store/objects/report';
import {altitudeSum, type SentReport} from './reportViolations';

/** What a report is completed from. */
export interface Known {
  metadataOf(objectId: string): ObjectMetadata | undefined;
  nameOf(collectionId: string): string | undefined;
}

/**
 * A report with everything that it leaves out and the platform knows: name, type, collection and properties from the
 * metadata, the collection's name, the altitude over a reference point. Its times are written in UTC.
 */
export function completeReport(sent: SentReport, known: Known): NewReport {
  const metadata = known.metadataOf(sent.objectId);
  const collectionId = sent.collectionId ?? metadata?.collectionId;
  const altitude = altitudeSum(sent);
  const at = instantOf(sent.timestamp);
  const expiresAt = sent.expirationDateTime === undefined ? undefined : instantOf(sent.expirationDateTime);
  return {
    at,
    expiresAt,
    report: {
      objectId: sent.objectId,
      objectName: sent.objectName ?? metadata?.objectName,
      objectType: sent.objectType ?? metadata?.objectType,
      timestamp: formatInstant(at),
      expirationDateTime: expiresAt === undefined ? undefined : formatInstant(expiresAt),
      collectionId,
      collectionName: sent.collectionName ?? (collectionId && known.nameOf(collectionId)),
      geometry: sent.geometry && {
        type: 'Point',
        coordinates:
          altitude === undefined ? sent.geometry.coordinates : [...sent.geometry.coordinates, altitude],
      },
      referencePointCoordinates: sent.referencePointCoordinates,
      relativeAltitude: sent.relativeAltitude,
      altitudeCalculated: altitude !== undefined,
      heading: sent.heading,
      speed: sent.speed,
      isStatic: sent.isStatic ?? false,
      hdop: sent.hdop,
      properties: sent.properties ?? metadata?.properties,
    },
  };
}

function instantOf(text: string): number {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`${text} was not checked before it was read.`);
  return instant;
}
