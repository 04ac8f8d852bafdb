import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Parent, Root, RootContent} from 'mdast';
import {joinLists} from './lists';
import {all} from './tree';

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

/** Tells each panel which sample it is of, in place: a sample is a choice of languages and the panels below it. */
export function numberSamples(article: Element): void {
  let sample = 0;
  let wasPanel = true;
  for (const each of all(article, (one) => isLanguageLabel(one) || isLanguagePanel(one))) {
    const isPanel = isLanguagePanel(each);
    if (!isPanel && wasPanel) sample += 1;
    if (isPanel) each.properties.dataSample = sample;
    wasPanel = isPanel;
  }
}

/** The code of a sample in one language, as `articleVersions` finds it in a tree. */
export interface SamplePanel extends Parent {
  type: 'samplePanel';
  sample: number;
  language: string;
  children: RootContent[];
}

export function samplePanel({properties}: Element, children: RootContent[]): SamplePanel {
  const {dataSample, dataLanguage} = properties;
  return {type: 'samplePanel', sample: Number(dataSample), language: String(dataLanguage), children};
}

/** Every sample panel of a tree, in its order. */
export function panelsOf(tree: Root): SamplePanel[] {
  const panels: SamplePanel[] = [];
  const look = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'samplePanel') panels.push(node);
      if ('children' in node) look(node.children);
    }
  };
  look(tree.children);
  return panels;
}

/**
 * A tree that keeps of each sample its code in one language: a text that shows the same call six times is read for one. A sample that is not there in this language keeps its first one.
 */
export function inLanguage(tree: Root, key: string): Root {
  const kept = new Map<number, SamplePanel>();
  for (const panel of panelsOf(tree))
    if (!kept.has(panel.sample) || (panel.language === key && kept.get(panel.sample)?.language !== key))
      kept.set(panel.sample, panel);
  // What holds no sample is shared between the languages: copying it for each would take longer.
  const chosen = (nodes: readonly RootContent[]): RootContent[] =>
    joinLists(
      nodes.flatMap((node): RootContent[] => {
        if (node.type === 'samplePanel') return kept.get(node.sample) === node ? chosen(node.children) : [];
        if (!('children' in node)) return [node];
        const children = chosen(node.children);
        const isSame =
          children.length === node.children.length &&
          children.every((each, at) => each === node.children[at]);
        return [isSame ? node : ({...node, children} as RootContent)];
      }),
    );
  return {...tree, children: chosen(tree.children)};
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

declare module 'mdast' {
  interface RootContentMap {
    samplePanel: SamplePanel;
  }
}
