import type {Element} from 'hast';
import {classes, hasClass, remove} from './tree';

const elements = new Set(['button', 'input', 'nav', 'script', 'style', 'template', 'wbr']);
const prunedClasses = [
  'hash-link',
  'theme-doc-card-icon',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];

/**
 * Takes out of an article, in place, what serves moving about and pressing, not reading. `data-twin="omit"` marks it
 * where no element's name does. Comments go as well.
 */
export function prune(article: Element): void {
  remove(article, isFurniture);
}

function isFurniture(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    elements.has(tagName) ||
    properties.dataTwin === 'omit' ||
    prunedClasses.some((name) => hasClass(element, name)) ||
    (tagName === 'svg' && properties.ariaHidden === 'true') ||
    // Of a picture in two colour modes, one is enough.
    (tagName === 'img' && classes(properties.className).some((name) => name.includes('--dark')))
  );
}
