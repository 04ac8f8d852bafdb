import type {LoadContext} from '@docusaurus/types';
import type {OperationDocument} from '../../openapi/document/types';
import {isOpenPage} from '../pages/openTexts';
import {readOperationDocuments} from './readOperationDocuments';

/** The operations whose pages anybody may read. */
export async function openOperations(context: LoadContext): Promise<OperationDocument[]> {
  const isOpen = isOpenPage(context);
  const operations = await readOperationDocuments(context.siteDir);
  return operations.filter(({slug}) => isOpen(`${context.baseUrl}api/${slug}`));
}
