import {z} from 'zod';
import type {SearchRecord} from '../../src/search/engine/types';
import {fileOf, type Site} from '../site/Site';
import {defineTool, looking} from '../Tool';

const MOST_EXCERPT = 240;

export const searchDocs = defineTool({
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Finds pages, sections, operations and fields by words, by a path of the API or by a pasted error message. Read a result with read_page.',
  annotations: looking,
  input: {
    query: z
      .string()
      .min(1)
      .max(500)
      .describe('Words, a path such as /flights/v2/plans, or an error message.'),
    limit: z.number().int().min(1).max(20).default(8).describe('How many results, at most.'),
  },
  run: async ({query, limit}, {site}) => {
    const {results, absent} = (await site.search())(query);
    const found = results.slice(0, limit).map(({record}) => describe(record, site));
    const missing =
      absent.length > 0 ? [`No page is about ${absent.map((word) => `"${word}"`).join(', ')}.`] : [];
    const lines = found.map(
      ({title, place, operation, page, excerpt}, index) =>
        `${index + 1}. ${[title, place].filter(Boolean).join(' › ')}${operation ? ` (${operation})` : ''}\n   ${page}\n   ${excerpt}`,
    );
    const none = found.length === 0 ? ['Nothing was found. Try other words, or read llms.txt.'] : [];
    return {text: [...missing, ...none, ...lines].join('\n'), data: {results: found, absent}};
  },
});

function describe({title, place, to, text, operation}: SearchRecord, site: Site) {
  const [page = '', section] = to.split('#');
  return {
    title,
    place,
    page: site.base + fileOf(page, site.base),
    ...(section && {section}),
    ...(operation && {operation: `${operation.id}: ${operation.method.toUpperCase()} ${operation.path}`}),
    excerpt: text.length > MOST_EXCERPT ? `${text.slice(0, MOST_EXCERPT)}…` : text,
  };
}
