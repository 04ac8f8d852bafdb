import {
  BaseResolver,
  bundle,
  createConfig,
  formatProblems,
  getTotals,
  Source,
  type Document,
} from '@redocly/openapi-core';
import {markYamlNumbers} from './markYamlNumbers';
import type {OpenApiDocument} from './document';

/**
 * Bundles the contract's files into one document; references between files become references to components. Numbers that
 * JavaScript has no room for are marked strings: `restoreNumbers` makes numbers of them in what is written.
 *
 * @param entry path of the entry file
 * @throws when a file is not YAML or a reference leads nowhere; the paths have been printed
 */
export async function bundleContract(entry: string): Promise<OpenApiDocument> {
  // Checks are the linter's business (`npm run lint:contract`): here only what makes a bundle impossible counts.
  const config = await createConfig({});
  const {bundle: result, problems} = await bundle({
    ref: entry,
    config,
    externalRefResolver: new ExactResolver(config.resolve),
  });
  const totals = getTotals(problems);
  if (totals.errors > 0) {
    formatProblems(problems, {format: 'codeframe', totals, version: ''});
    throw new Error(`${entry} cannot be bundled: ${totals.errors} broken reference(s), printed above.`);
  }
  return result.parsed as OpenApiDocument;
}

/** Reads files as the library does, but for the numbers that its parser would change. */
class ExactResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const {absoluteRef, body, mimeType} = source;
    return super.parseDocument(new Source(absoluteRef, markYamlNumbers(body), mimeType), isRoot);
  }
}
