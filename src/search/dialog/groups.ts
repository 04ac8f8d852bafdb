import {translate} from '@docusaurus/Translate';
import type {Kind, SearchResult} from '../engine/types';

/** Results of one kind, the best first. */
export interface Group {
  readonly kind: Kind;
  readonly results: readonly SearchResult[];
}

const MOST_IN_GROUP = 6;
const MOST_OF_PAGE = 2;

/** Groups in the order of their best result. Of one page's sections the best few stand for all. */
export function grouped(results: readonly SearchResult[]): Group[] {
  const kinds = [...new Set(results.map(({record}) => record.kind))];
  return kinds.map((kind) => ({
    kind,
    results: fewOfEachPage(results.filter(({record}) => record.kind === kind)).slice(0, MOST_IN_GROUP),
  }));
}

function fewOfEachPage(results: readonly SearchResult[]): SearchResult[] {
  const counts = new Map<string, number>();
  return results.filter(({record: {kind, to}}) => {
    if (kind === 'field') return true;
    const page = to.split('#')[0] ?? '';
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_OF_PAGE;
  });
}

export function groupName(kind: Kind): string {
  const names: Record<Kind, string> = {
    guide: translate({id: 'search.group.guide', message: 'Guides'}),
    tutorial: translate({id: 'search.group.tutorial', message: 'Tutorial'}),
    glossary: translate({id: 'search.group.glossary', message: 'Glossary'}),
    operation: translate({id: 'search.group.operation', message: 'Operations'}),
    field: translate({id: 'search.group.field', message: 'Parameters and fields'}),
    reference: translate({id: 'search.group.reference', message: 'About the API'}),
  };
  return names[kind];
}
