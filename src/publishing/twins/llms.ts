import {twinPath} from '../../site/twinPath';
import {fileStem, type Site} from '../pages/pages';
import type {PageText} from '../pages/pageText';
import type {PublishedFile} from '../pages/publishedFiles';
import type {Section} from '../pages/sections';
import {callText, essentials, type Api} from './essentials';

/** What the site says of itself. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
}

/** What there is to list. */
export interface Gathered {
  readonly pages: readonly PageText[];
  readonly sections: readonly Section[];
  /** The guides as workflows. */
  readonly workflows: readonly PublishedFile[];
}

/**
 * `llms.txt` as llmstxt.org lays it out: the site's name, what it is, what to know before the first request, and its
 * pages by section with a sentence on each; an operation with its method and path. Pages that stand in no sidebar come under a section of their own; whole files come last, as optional reading.
 */
export function indexText(
  site: Site,
  {title, tagline}: Words,
  {pages, sections, workflows}: Gathered,
  api: Api,
): string {
  const {origin, baseUrl} = site;
  const address = (file: string): string => `${origin}${baseUrl}${file}`;
  const listed = new Set(sections.flatMap(({paths}) => paths));
  const rest = pages.filter(({path}) => !listed.has(path)).map(({path}) => path);
  const blocks = [...sections, {title: 'More', paths: rest}]
    .map((section) => ({...section, lines: linesOf(section, pages, site, api)}))
    .filter(({lines}) => lines.length > 0)
    .map((section) => `## ${section.title}\n\n${section.lines.join('\n')}`);
  return `${[
    `# ${title}`,
    `> ${tagline}`,
    `Developer portal and API reference. Every page is also Markdown at its own address plus \`.md\`, its samples in one language; the top of each leads to the others. [All of them in one file](${address('llms-full.txt')}). A [search index](${address('search-index.json')}) and the [API as OpenAPI](${address('openapi.json')}) are JSON.`,
    essentials(api),
    ...blocks,
    ...workflowsText(workflows, address),
    [
      '## Optional',
      '',
      `- [OpenAPI description as YAML](${address('openapi.yaml')}): the whole contract in one file`,
      `- [OpenAPI description as JSON](${address('openapi.json')}): the same as JSON`,
      `- [Postman collection](${address('postman-collection.json')}): a request for every operation`,
    ].join('\n'),
  ].join('\n\n')}\n`;
}

function workflowsText(workflows: readonly PublishedFile[], address: (file: string) => string): string[] {
  if (workflows.length === 0) return [];
  const lines = workflows.map(
    ({title, file, description}) => `- [${title}](${address(file)}): ${description}`,
  );
  return [`## Workflows\n\n${lines.join('\n')}`];
}

function linesOf({paths}: Section, pages: readonly PageText[], site: Site, {operations}: Api): string[] {
  return paths
    .map((path) => pages.find((page) => page.path === path))
    .filter((page) => page !== undefined)
    .map(({title, path, description}) => {
      const operation = operations.find(({slug}) => fileStem(site, path) === `api/${slug}`);
      const told = [...(operation ? [`${callText(operation)}.`] : []), description].join(' ').trim();
      const link = `- [${title}](${site.origin}${twinPath(path)})`;
      return told === '' ? link : `${link}: ${told}`;
    });
}
