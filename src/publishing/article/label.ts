import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {isLanguageLabel, isLanguagePanel} from './languages';
import {all, hasClass, label, remove} from './tree';

/**
 * Gives every alternative its name. On the page a tab or a radio button names what stands below it; in a text that
 * holds all of them one after another, the name stands before each.
 */
export function labelAlternatives(article: Element): void {
  labelTabs(article);
  labelLanguages(article);
}

/** Docusaurus' tabs: all panels are in the HTML, in the order of their tabs. */
function labelTabs(article: Element): void {
  for (const container of all(article, (each) => hasClass(each, 'tabs-container'))) {
    const tabs = all(container, (each) => each.properties.role === 'tab').map(toString);
    all(container, (each) => each.properties.role === 'tabpanel').forEach((panel, index) =>
      panel.children.unshift(label(tabs[index] ?? '')),
    );
  }
  remove(article, (each) => each.properties.role === 'tablist');
}

/** Samples: a fieldset of languages, then one panel for each, tied to it by `data-language`. */
function labelLanguages(article: Element): void {
  const names = new Map<string, string>();
  // In the order of the page: a panel goes by the chooser above it, and not all choosers have the same names.
  for (const each of all(article, (one) => isLanguageLabel(one) || isLanguagePanel(one))) {
    const language = String(each.properties.dataLanguage);
    if (isLanguageLabel(each)) {
      names.set(language, toString(each).trim());
      continue;
    }
    const name = names.get(language) ?? language;
    for (const code of all(each, ({tagName}) => tagName === 'code'))
      code.properties.className = [`language-${name === 'TypeScript' ? 'typescript' : language}`];
    each.children.unshift(label(name));
  }
  remove(article, (each) => each.tagName === 'fieldset' && all(each, isLanguageLabel).length > 0);
}
