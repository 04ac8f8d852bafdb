import type {OperationDocument} from '../../openapi/document/types';
import {referenceFiles} from './files';
import {readGenerated} from './readGenerated';

/**
 * Reads what the reference knows of every operation, in the contract's order. `operationDocuments` made it before the
 * build, and would take thirty times as long.
 *
 * @throws when the reference has not been made yet
 */
export async function readOperationDocuments(siteDir: string): Promise<OperationDocument[]> {
  const order = await readGenerated<{slug: string}[]>(siteDir, referenceFiles.rights);
  return Promise.all(
    order.map(({slug}) =>
      readGenerated<OperationDocument>(siteDir, `${referenceFiles.operations}/${slug}.json`),
    ),
  );
}
