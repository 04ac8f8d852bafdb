import type {Link, Paragraph, PhrasingContent, Root} from 'mdast';
import {twinPath} from '../../site/twinPath';
import {markdownText, type Versions} from './convert';
import type {Place} from './links';

/**
 * The page as Markdown, its samples in one language. Under its title stands where it comes from, for a text that is
 * carried away, and where its samples are in other languages.
 *
 * @param at which of the page's languages
 */
export function twinText(
  {origin, path}: Pick<Place, 'origin' | 'path'>,
  {tree: whole, versions}: Versions,
  at = 0,
): string {
  const url = `${origin}${path}`;
  const source: Paragraph = paragraph([text('Source: '), link(url, url)]);
  const [first] = versions;
  const shown = versions[at];
  const others = versions.filter((each) => each !== shown);
  const links = others.map(({language: {key, name}}) =>
    link(`${origin}${twinPath(path, key === first?.language.key ? undefined : key)}`, name),
  );
  const samples = paragraph([
    text(`Samples: ${shown?.language.name ?? ''}. Also in `),
    ...links.flatMap((each, index) => (index === 0 ? [each] : [text(', '), each])),
  ]);
  const tree = shown?.tree ?? whole;
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const head = links.length === 0 ? [source] : [source, samples];
  const told: Root = {...tree, children: tree.children.toSpliced(title + 1, 0, ...head)};
  return markdownText(told);
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function link(url: string, words: string): Link {
  return {type: 'link', url, children: [{type: 'text', value: words}]};
}
