import postcss, {type Declaration, type Root} from 'postcss';
import type {IsNamed} from './namesIn';

/**
 * A stylesheet with the values of constant variables in place of the variables: those that nobody sets but a rule of
 * the page's root, once. Infima names a hundred sizes for sites that want others; here each of them stood in the styles
 * twice, with a name of 30 characters.
 *
 * A value that speaks of other variables stays: it is worked out on the root, where they may differ. So does a value
 * that is longer than what it replaces.
 *
 * @param others what else the browser may load
 * @param isNamed whether a page or a script names a variable
 */
export function withConstants(css: string, others: readonly string[], isNamed: IsNamed): string {
  const sheet = postcss.parse(css);
  const elsewhere = others.join('\n');
  const isOpen = (name: string): boolean => isNamed(name) || elsewhere.includes(name);
  // What was replaced may leave another value without variables.
  while (replaceConstants(sheet, isOpen) > 0);
  return sheet.toString();
}

function replaceConstants(sheet: Root, isOpen: (name: string) => boolean): number {
  const declarations: Declaration[] = [];
  sheet.walkDecls((each) => void declarations.push(each));
  const constants = declarations.filter(
    (each) =>
      isSetOnRoot(each) &&
      !each.value.includes('var(') &&
      !isOpen(each.prop) &&
      declarations.filter(({prop}) => prop === each.prop).length === 1,
  );
  return constants.filter((each) => replaceConstant(each, declarations)).length;
}

function replaceConstant(constant: Declaration, declarations: readonly Declaration[]): boolean {
  const use = `var(${constant.prop})`;
  const users = declarations.filter(({value}) => value.includes(use));
  const uses = users.flatMap(({value}) => value.split(use).slice(1)).length;
  const withFallback = declarations.some(({value}) => value.includes(`var(${constant.prop},`));
  const growth = uses * (constant.value.length - use.length) - constant.toString().length;
  if (withFallback || growth > 0) return false;
  // A minifier leaves no space where a bracket ends: `var(--width)solid`.
  for (const user of users) user.value = user.value.replaceAll(use, () => ` ${constant.value} `).trim();
  constant.remove();
  return true;
}

/** Whether a rule of the page's root alone sets a variable, on no condition. */
function isSetOnRoot({prop, important, parent}: Declaration): boolean {
  if (!prop.startsWith('--') || important || parent?.type !== 'rule') return false;
  const place = parent.parent;
  const isUnconditional =
    place?.type === 'root' || (place?.type === 'atrule' && 'name' in place && place.name === 'layer');
  return isUnconditional && 'selector' in parent && parent.selector === ':root';
}
