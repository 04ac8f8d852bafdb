import type {ObjectMetadata} from '../../../store/objects/objectMetadata';

/** What is kept of metadata: named one by one, since what the contract does not know is not kept. */
export function toStoredMetadata({
  objectId,
  objectName,
  objectType,
  collectionId,
  properties,
}: ObjectMetadata): ObjectMetadata {
  return {objectId, objectName, objectType, collectionId, properties};
}
