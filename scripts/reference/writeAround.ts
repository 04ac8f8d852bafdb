import path from 'node:path';
import {errorUses} from '../../src/errors/plugin/errorUses';
import {readErrorExamples} from '../../src/errors/plugin/readErrorExamples';
import {readErrorKinds} from '../../src/errors/plugin/readErrorKinds';
import type {WrittenContract} from '../../src/publishing/reference/completeContract';
import {readGuideTexts, writeGuideUses} from '../../src/publishing/reference/guideUses';
import type {NamedOperation} from '../../src/publishing/reference/readOperations';
import {writeSurroundings} from '../../src/publishing/reference/surroundings';
import type {SiteConfig} from '../../src/site/types';
import {writeChangelog} from '../contract-diff/writeChangelog';

interface Inputs extends Pick<SiteConfig, 'apiDescription' | 'navigation'> {
  readonly contract: WrittenContract;
  readonly operations: readonly NamedOperation[];
}

/**
 * Writes what stands around each operation: its guides, panels, errors and changes. Guides change more often than the
 * contract, and reading them is quick.
 */
export async function writeAround(
  siteDir: string,
  {contract, operations, apiDescription, navigation}: Inputs,
): Promise<void> {
  const guides = await readGuideTexts(navigation.docs ? path.join(siteDir, 'docs') : undefined);
  await writeGuideUses(siteDir, guides, operations);
  // The bundler is read only for a site with a dashboard.
  const panels = navigation.dashboard
    ? await (await import('../panel-uses/panelUses')).panelUses(siteDir, operations)
    : new Map<string, never>();
  const [platformErrors = []] = await readErrorExamples(siteDir);
  const uses = navigation.docs
    ? errorUses(await readErrorKinds(siteDir), platformErrors)
    : new Map<string, never>();
  const errors = new Map(operations.map(({slug, operationId}) => [slug, uses.get(operationId) ?? []]));
  await writeSurroundings(siteDir, {operations, guides, panels, errors});
  await writeChangelog(
    apiDescription,
    contract,
    operations.map(({slug}) => slug),
  );
}
