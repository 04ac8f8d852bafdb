import {fileURLToPath} from 'node:url';
import {servedContract} from '../../sandbox/testing/servedContract';
import {domains} from '../../sandbox/platform/domains';
import {coverageTable, limitsTable} from './sections';

export const README = fileURLToPath(new URL('../../sandbox/README.md', import.meta.url));

/**
 * The README with its made sections as the code stands. Each stands between `<!-- made: name -->` and `<!-- end -->`.
 * @throws Error when a section's marks are missing.
 */
export function withSections(readme: string): string {
  const {operations} = servedContract();
  const handled = new Set(
    domains.flatMap(({handlers}) => handlers.map(({operationId}): string => operationId)),
  );
  const sections = {coverage: coverageTable(operations, handled), limits: limitsTable(operations)};
  return Object.entries(sections).reduce((text, [name, section]) => {
    const pattern = new RegExp(`(<!-- made: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
    if (!pattern.test(text)) throw new Error(`sandbox/README.md has no section "<!-- made: ${name} -->".`);
    return text.replace(pattern, (_, start: string, end: string) => `${start}\n${section}\n\n${end}`);
  }, readme);
}
