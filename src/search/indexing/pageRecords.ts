import type {Kind, SearchRecord} from '../engine/types';
import {fileStem, type Site} from '../../publishing/pages/pages';
import type {PageText} from '../../publishing/pages/pageText';

/** Most characters of a section that are found and shown; sections are short, and what is longer is a table. */
const LONGEST = 4000;

/** A page that lists the operations of a domain is right for few questions, and has the words of all. */
const OVERVIEW = 0.75;

/** Each section of a page of words is a record; operations have records of their own kind. */
export function pageRecords(site: Site, page: PageText): SearchRecord[] {
  const stem = fileStem(site, page.path);
  const kind = kindOf(stem);
  return page.passages
    .filter(({heading, text}, index) => index === 0 || heading !== '' || text !== '')
    .map(({heading, id, text}, index) => ({
      kind,
      to: id === undefined ? stem : `${stem}#${id}`,
      title: page.title,
      place: heading,
      ...(stem.startsWith('api/') && {weight: OVERVIEW}),
      text: (index === 0 ? `${page.description} ${text}` : text).slice(0, LONGEST).trim(),
    }));
}

function kindOf(stem: string): Kind {
  if (stem.startsWith('api')) return 'reference';
  if (/^docs\/(guides\/)?glossary/i.test(stem)) return 'glossary';
  return stem.startsWith('docs/tutorial') ? 'tutorial' : 'guide';
}
