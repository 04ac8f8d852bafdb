import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {all, remove} from './tree';

/** A language that samples of a page are shown in. */
export interface Language {
  /** As addresses have it: `csharp`. */
  readonly key: string;
  /** As the page says it: `C#`. */
  readonly name: string;
}

/** The languages that a page offers, in its order; none where it has no choice. */
export function languagesOf(article: Element): Language[] {
  const names = new Map<string, string>();
  for (const each of all(article, isLanguageLabel))
    if (!names.has(keyOf(each))) names.set(keyOf(each), toString(each).trim());
  return [...names].map(([key, name]) => ({key, name}));
}

/**
 * Leaves of each sample its code in one language, in place: a text that shows the same call six times is read for one.
 * A sample that is not there in this language keeps its first one.
 */
export function keepLanguage(article: Element, key: string): void {
  const groups: Element[][] = [];
  let wasPanel = true;
  for (const each of all(article, (one) => isLanguageLabel(one) || isLanguagePanel(one))) {
    const isPanel = isLanguagePanel(each);
    if (!isPanel && wasPanel) groups.push([]);
    if (isPanel) groups.at(-1)?.push(each);
    wasPanel = isPanel;
  }
  const gone = groups.flatMap((panels) => {
    const kept = panels.find((panel) => keyOf(panel) === key) ?? panels[0];
    return panels.filter((panel) => panel !== kept);
  });
  remove(article, (each) => gone.includes(each));
}

export function isLanguageLabel({tagName, properties}: Element): boolean {
  return tagName === 'label' && properties.dataLanguage !== undefined;
}

export function isLanguagePanel({tagName, properties}: Element): boolean {
  return tagName === 'div' && properties.dataLanguage !== undefined;
}

function keyOf({properties}: Element): string {
  return String(properties.dataLanguage);
}
