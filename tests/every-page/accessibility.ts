import type {Page} from '@playwright/test';
import type axe from 'axe-core';
import {axeSource} from './axeSource';

declare global {
  interface Window {
    axe?: typeof axe;
    /** Elements whose inline style an analysis changes and gives back: no change of the page's own. */
    unstuck?: Set<Node>;
  }
}

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
  // A document reads the half megabyte of axe once, however often it is analysed.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({rules, within}) => {
      const bars = lowerBars();
      window.unstuck = new Set(bars);
      for (const {style} of bars) style.position = 'static';
      const {violations} = await window.axe!.run(within ?? document, {
        // Describing what passes takes longer than finding what does not.
        resultTypes: ['violations'],
        runOnly: rules,
        // Nothing here has frames of another origin.
        iframes: false,
      });
      for (const {style} of bars) style.removeProperty('position');
      return violations.flatMap(({id, help, nodes}) =>
        nodes.map(({target, any}) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
      );

      /**
       * Bars that stick to the lower edge cover what can be scrolled out from under them, which axe takes for targets
       * that are too small.
       */
      function lowerBars(): HTMLElement[] {
        return [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
          const {position, bottom} = getComputedStyle(element);
          return position === 'sticky' && bottom !== 'auto';
        });
      }
    },
    {rules: only ? partly[only] : tags, within},
  );
}
