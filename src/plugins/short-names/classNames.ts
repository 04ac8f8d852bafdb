import type {Configuration, RuleSetRule} from 'webpack';

/**
 * Classes of Docusaurus's own modules that our styles speak of, and the texts of pages, which take one of two pictures.
 * They keep their names: there is no other way to tell what they stand on.
 */
const spokenOf = new Set(['navbarHidden', 'iconLanguage', 'errorBoundaryError', 'themedComponent--dark']);

interface ModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: unknown, pattern: string, name: string) => string | undefined;
}

/**
 * Names the classes of CSS modules by their digest alone. With the name of the source in front, as Docusaurus has it,
 * a guide's styles are 1.2 KB of gzip larger, and each document and script that uses them too. The underscore makes a
 * name of every digest, and tells these classes from Infima's.
 *
 * @throws when Docusaurus keeps its settings of CSS modules elsewhere
 */
export function shortenClasses(config: Configuration): void {
  const settings = (config.module?.rules ?? []).flatMap((rule) => moduleOptions(rule as RuleSetRule));
  if (settings.length === 0) throw new Error('No rule of the bundler is about CSS modules.');
  for (const options of settings) {
    options.localIdentName = '_[contenthash:base64:5]';
    options.getLocalIdent = (_context, _pattern, name) => (spokenOf.has(name) ? name : undefined);
  }
}

/** What css-loader is told about modules in a rule. */
function moduleOptions({use}: RuleSetRule): ModuleOptions[] {
  return (Array.isArray(use) ? use : []).flatMap((each) => {
    const options =
      typeof each === 'object' && each ? (each.options as {modules?: ModuleOptions}) : undefined;
    return options?.modules?.localIdentName ? [options.modules] : [];
  });
}
