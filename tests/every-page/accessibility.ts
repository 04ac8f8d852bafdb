import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {axeSource} from './axeSource';

/** WCAG 2.2 A and AA, and what axe's authors count as good practice (landmarks, heading order). */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result can depend on the colour mode; all others look at elements, names and order. */
const coloured = ['color-contrast', 'link-in-text-block'];

/** The rules whose result depends on the width of the page. */
const narrow = ['target-size', 'scrollable-region-focusable'];

const partly = {colours: coloured, 'colours, narrow': [...coloured, ...narrow]};

/** What part of an analysis is wanted, where the rest was seen elsewhere. */
export interface Part {
  /**
   * 'colours' where the same page was analysed whole in the other colour mode, 'colours, narrow' where it was at another
   * width too.
   */
  readonly only?: keyof typeof partly;
  /** The one element to look into. */
  readonly within?: string;
}

/** One line for each node that axe objects to: the rule, the node, what to do. */
export async function axeViolations(page: Page, {only, within}: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({page, axeSource})
    // Describing what passes takes longer than finding what does not.
    .options({resultTypes: ['violations'], runOnly: only ? partly[only] : tags})
    // Legacy mode analyses in the page itself: nothing here has frames of another origin.
    .setLegacyMode();
  if (within) axe.include(within);
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}
