import type {Collections} from '../../../store/locations/collections';
import type {ObjectMetadataStore} from '../../../store/objects/objectMetadata';
import type {NewReport} from '../../../store/objects/report';
import {completeReport} from './completeReport';
import type {SentReport} from './reportViolations';

/** Where an account's reports are completed from. */
export interface ReportSources {
  readonly accountId: string;
  readonly metadata: Pick<ObjectMetadataStore, 'find'>;
  readonly collections: Pick<Collections, 'find'>;
}

/** A batch of reports, each with what the account's metadata and collections add to it. Each is read once. */
export function completeReports(sent: readonly SentReport[], sources: ReportSources): NewReport[] {
  const {accountId} = sources;
  const metadata = new Map(
    sources.metadata.find(accountId, objectIdsOf(sent)).map((item) => [item.objectId, item]),
  );
  const collectionIds = sent.map(
    ({objectId, collectionId}) => collectionId ?? metadata.get(objectId)?.collectionId,
  );
  const named = [...new Set(collectionIds.filter((id) => id !== undefined))];
  const names = new Map(
    sources.collections
      .find(accountId, named)
      .map(({collectionId, collectionName}) => [collectionId, collectionName]),
  );
  const known = {
    metadataOf: (objectId: string) => metadata.get(objectId),
    nameOf: (collectionId: string) => names.get(collectionId),
  };
  return sent.map((report) => completeReport(report, known));
}

/** The objects that a batch speaks of, each once, in the order in which they first occur. */
export function objectIdsOf(items: readonly {readonly objectId: string}[]): string[] {
  return [...new Set(items.map(({objectId}) => objectId))];
}
