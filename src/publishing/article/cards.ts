import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {all, element, hasClass} from './tree';

/** A card is one link around a heading and a sentence: as a text, the heading's words lead on and the rest follows. */
export function unwrapCards(article: Element): void {
  for (const card of all(article, (each) => hasClass(each, 'theme-doc-card-container'))) {
    const [heading] = all(card, ({tagName}) => /^h[1-6]$/.test(tagName));
    const rest = card.children.filter((child) => child !== heading);
    const link: Element = {
      ...element('a', [{type: 'text', value: heading ? toString(heading).trim() : ''}]),
      properties: {href: card.properties.href},
    };
    card.tagName = 'div';
    card.properties = {};
    card.children = [element('p', [link]), ...rest];
  }
}
