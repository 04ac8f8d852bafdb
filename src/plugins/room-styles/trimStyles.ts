import {transform} from 'lightningcss';
import type {IsNamed} from './namesIn';

/**
 * A stylesheet without the rules of classes, the variables and the animations that are never used. Infima brings a
 * grid, cards, badges and distances for any site; this one shows a part of them.
 *
 * @param css the stylesheet
 * @param others what else the browser may load, which may use this one's variables
 * @param isNamed whether a page or a script names a class or variable
 */
export function trimStyles(css: string, others: readonly string[], isNamed: IsNamed): string {
  const classes = names(css, CLASS).filter((name) => !isNamed(name));
  const usedElsewhere = new Set(others.flatMap((other) => names(other, USED_VARIABLE)));
  let trimmed = css;
  // A variable may be used by the value of another that is not used itself.
  for (;;) {
    const used = new Set(names(trimmed, USED_VARIABLE));
    const variables = names(trimmed, VARIABLE).filter(
      (name) => !used.has(name) && !usedElsewhere.has(name) && !isNamed(name),
    );
    const shorter = without(trimmed, [...classes, ...variables]);
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
