/** The order in which the forms of a message stand, as in Docusaurus's own. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Selects the form of a message that goes with a number: `{count} object|{count} objects`, translated and filled in. As
 * Docusaurus's `usePluralForm`, for texts that are made outside a component.
 */
export function pluralText(message: string, count: number): string {
  const rules = rulesOf((typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en');
  const {pluralCategories} = rules.resolvedOptions();
  const known = categories.filter((category) => pluralCategories.includes(category));
  const forms = message.split('|');
  // A translation that has fewer forms than its language ends with the one for all others.
  return forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)] ?? message;
}

const rulesByLanguage = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
}
