import {paths} from '../../site/paths';
import type {ChangelogVersion} from '../types';

interface Site {
  readonly title: string;
  /** Where the site begins, with a slash at its end. */
  readonly address: string;
}

/**
 * The changelog as RSS 2.0: an item for each entry, and one for the first version that is kept. An item has a date only if
 * the day of its release is known.
 */
export function feedText(versions: readonly ChangelogVersion[], {title, address}: Site): string {
  const page = `${address}${paths.changelog.slice(1)}`;
  const items = versions.flatMap(({version, isReleased, date, operations, entries}) => {
    const day = date === undefined ? [] : [element('pubDate', new Date(date).toUTCString())];
    const item = (anchor: string, name: string, words: string): string => {
      const link = `${page}#${anchor}`;
      const parts = [
        element('title', name),
        element('link', link),
        `<guid isPermaLink="true">${escape(link)}</guid>`,
        ...day,
        element('description', words),
      ];
      return `<item>${parts.join('')}</item>`;
    };
    if (!entries) return [item(version, `API ${version}`, `<p>${operations} operations.</p>`)];
    return entries.map(({id, text, words, isBreaking}) =>
      item(
        id,
        [
          ...(isReleased ? [`API ${version}: `] : []),
          ...(isBreaking ? ['Breaking: '] : []),
          text.split(/(?<=[.!?])\s/)[0] ?? '',
        ].join(''),
        words,
      ),
    );
  });
  const head = [
    element('title', `${title} API changelog`),
    element('link', page),
    element('description', 'What changed in the API, and which changes break programs.'),
    element('language', 'en'),
    `<atom:link href="${escape(`${address}${paths.changelogFeed.slice(1)}`)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${[...head, ...items].join('\n')}
</channel></rss>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
