import {twinPath} from '../../site/twinPath';
import type {PageText, Site} from '../pages/pages';
import type {Section} from '../pages/sections';

/** What the site says of itself. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
}

/**
 * `llms.txt` as llmstxt.org lays it out: the site's name, what it is, and its pages by section with a sentence on each.
 * Pages that stand in no sidebar come under a section of their own; whole files come last, as optional reading.
 */
export function indexText(
  {origin, baseUrl}: Site,
  {title, tagline}: Words,
  pages: readonly PageText[],
  sections: readonly Section[],
): string {
  const address = (file: string): string => `${origin}${baseUrl}${file}`;
  const listed = new Set(sections.flatMap(({paths}) => paths));
  const rest = pages.filter(({path}) => !listed.has(path)).map(({path}) => path);
  const blocks = [...sections, {title: 'More', paths: rest}]
    .map((section) => ({...section, lines: linesOf(section, pages, origin)}))
    .filter(({lines}) => lines.length > 0)
    .map((section) => `## ${section.title}\n\n${section.lines.join('\n')}`);
  return `${[
    `# ${title}`,
    `> ${tagline}`,
    `Developer portal and API reference. Every page is also Markdown at its own address plus \`.md\`; [all of them in one file](${address('llms-full.txt')}).`,
    ...blocks,
    [
      '## Optional',
      '',
      `- [OpenAPI description as YAML](${address('openapi.yaml')}): the whole contract in one file`,
      `- [OpenAPI description as JSON](${address('openapi.json')}): the same as JSON`,
      `- [Postman collection](${address('postman-collection.json')}): a request for every operation`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function linesOf({paths}: Section, pages: readonly PageText[], origin: string): string[] {
  return paths
    .map((path) => pages.find((page) => page.path === path))
    .filter((page) => page !== undefined)
    .map(({title, path, description}) => {
      const link = `- [${title}](${origin}${twinPath(path)})`;
      return description === '' ? link : `${link}: ${description}`;
    });
}
