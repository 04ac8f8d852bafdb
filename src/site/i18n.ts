import type {Config, I18nConfig} from '@docusaurus/types';

type Named = 'defaultLocale' | 'locales';
type Languages = Omit<NonNullable<Config['i18n']>, Named> & Pick<I18nConfig, Named>;

/**
 * Languages of the portal, the default one first. A further one is a name in `locales`, a line in `localeConfigs` and
 * a folder in `i18n/`: the tutorial "Translate your site" goes through it.
 */
export const i18n: Languages = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en-US'},
  },
};

/**
 * The language of this build, and the path it is served under. Docusaurus reads the configuration once for each
 * language and names it in a variable. Its development server writes `undefined` there as a word when no language was
 * asked for: then it is the default language, which stands at the base path itself.
 */
export function currentLanguage(
  baseUrl: string,
  {defaultLocale, locales}: Pick<I18nConfig, Named> = i18n,
): {locale: string; base: string} {
  const asked = process.env.DOCUSAURUS_CURRENT_LOCALE;
  const locale = locales.find((each) => each === asked) ?? defaultLocale;
  return {locale, base: locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`};
}
