import {transform} from 'lightningcss';
import postcss from 'postcss';
import {withConstants} from './constants';
import type {IsNamed} from './namesIn';
import {withoutOverridden} from './overridden';

/**
 * A stylesheet without the rules of classes, the variables and the animations that are never used, without values that
 * the site's own replace, and with the values of constants in place of their names. Infima brings a grid, cards, badges
 * and distances for any site; this one shows a part of them.
 *
 * @param css the stylesheet
 * @param others what else the browser may load, which may use this one's variables
 * @param isNamed whether a page or a script names a class or variable
 */
export function trimStyles(css: string, others: readonly string[], isNamed: IsNamed): string {
  const used = withoutUnusedVariables(withoutOverridden(withoutUnusedClasses(css, isNamed)), others, isNamed);
  return withoutUnusedVariables(withConstants(used, others, isNamed), others, isNamed);
}

/** Without the selectors that ask for a class which nothing has. */
function withoutUnusedClasses(css: string, isNamed: IsNamed): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      // What must not be there is no reason to go.
      names(selector.replace(/:not\([^()]*\)/g, ''), CLASS).every(isNamed),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  return sheet.toString();
}

function withoutUnusedVariables(css: string, others: readonly string[], isNamed: IsNamed): string {
  const usedElsewhere = new Set(others.flatMap((other) => names(other, USED_VARIABLE)));
  let trimmed = css;
  // A variable may be used by the value of another that is not used itself.
  for (;;) {
    const used = new Set(names(trimmed, USED_VARIABLE));
    const variables = names(trimmed, VARIABLE).filter(
      (name) => !used.has(name) && !usedElsewhere.has(name) && !isNamed(name),
    );
    const shorter = without(trimmed, variables);
    if (shorter.length >= trimmed.length) return trimmed;
    trimmed = shorter;
  }
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const VARIABLE = /(--[\w-]+)\s*:/g;
const USED_VARIABLE = /var\(\s*(--[\w-]+)/g;

function names(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name]) => name ?? ''))];
}

function without(css: string, unusedSymbols: string[]): string {
  return Buffer.from(
    transform({filename: 'styles.css', code: Buffer.from(css), minify: true, unusedSymbols}).code,
  ).toString();
}
