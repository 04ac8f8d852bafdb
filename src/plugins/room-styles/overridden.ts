import postcss, {type AtRule, type Container, type Rule} from 'postcss';

/**
 * A stylesheet without what its layers say in vain. A rule of no layer wins over those of all layers, so what it sets
 * is never taken from a layer's rule for the same elements. Infima brings its own colours and sizes; a site that sets
 * its own would send both.
 */
export function withoutOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const own = new Map<string, Set<string>>();
  for (const rule of ownRules(sheet))
    for (const selector of rule.selectors.map(plain))
      own.set(selector, new Set([...(own.get(selector) ?? []), ...properties(rule)]));
  const isSetBy = (property: string) => (selector: string) => own.get(selector)?.has(property) ?? false;
  for (const layer of sheet.nodes.filter(isLayer))
    for (const rule of ownRules(layer))
      rule.each((each) => {
        if (each.type !== 'decl' || each.important) return;
        if (rule.selectors.every((selector) => sameElements(selector).some(isSetBy(each.prop))))
          each.remove();
      });
  return sheet.toString();
}

/** The rules that a container has on no condition. */
function ownRules(container: Container): Rule[] {
  return (container.nodes ?? []).filter((node): node is Rule => node.type === 'rule');
}

function properties(rule: Rule): string[] {
  return rule.nodes.flatMap((each) => (each.type === 'decl' ? [each.prop] : []));
}

function isLayer(node: {type: string}): node is AtRule {
  return node.type === 'atrule' && (node as AtRule).name === 'layer';
}

/**
 * Selectors of all elements that a selector matches: itself, and `:root` for any state of the page's root. A variant of
 * Infima, `alert--info`, is never without what it is a variant of, `alert`.
 */
function sameElements(selector: string): string[] {
  const [, block] = /^(\.[a-z]+)--[a-z]+$/.exec(plain(selector)) ?? [];
  const isRoot = /^html(\[[^\]]*\])*$/.test(selector);
  return [plain(selector), ...(block ? [block] : []), ...(isRoot ? [':root'] : [])];
}

/** A selector without `:where`, which says how much it counts, not what it matches. */
function plain(selector: string): string {
  return selector.replace(/:where\((\.[\w-]+)\)/g, '$1');
}
