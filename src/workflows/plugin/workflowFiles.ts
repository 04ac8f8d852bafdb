import {CONTRACT_FILE, readContract} from '../../publishing/reference/readContract';
import {readGeneratedText} from '../../publishing/reference/readGenerated';
import {methods} from '../../publishing/reference/completeContract';
import type {RawOperation} from '../../publishing/reference/contract';
import {readGuides, type Guide} from './guides';
import {runnableText} from './runnableContract';
import {arazzoText} from './arazzoText';
import {toArazzo} from './toArazzo';
import type {Arazzo} from './arazzo';

/** The contract, as it lies beside the workflows. */
export const CONTRACT_NAME = 'openapi.yaml';

/** A guide together with its workflow. */
export interface WorkflowFile {
  readonly guide: Guide;
  /** Name of the file, for example `collections.arazzo.yaml`. */
  readonly file: string;
  readonly document: Arazzo;
  readonly text: string;
}

/** What is published of all workflows. */
export interface Workflows {
  readonly files: readonly WorkflowFile[];
  /** The text of the contract that they refer to. */
  readonly contract: string;
}

/**
 * Every guide of several requests as a workflow.
 *
 * @param site where the site begins, with a slash at its end
 */
export async function workflowFiles(siteDir: string, site: string): Promise<Workflows> {
  const contract = await readContract(siteDir);
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({method, path, operationId: (item[method] as RawOperation).operationId})),
  );
  const guides = await readGuides(siteDir);
  const files = guides.map((guide) => {
    const document = toArazzo(guide, {operations, version: contract.info.version, site});
    return {guide, document, file: `${guide.name}.arazzo.yaml`, text: arazzoText(document)};
  });
  return {files, contract: runnableText(await readGeneratedText(siteDir, CONTRACT_FILE))};
}
