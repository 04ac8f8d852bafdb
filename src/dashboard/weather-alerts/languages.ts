/** Where alerts come in a language besides English, as the contract lists it; a test compares the two. */
export const countriesByLanguage: Readonly<Record<string, string>> = {
  es: 'AR BO CL CO CR CU DO EC SV ES GT HN MX NI PA PY PE US UY VE',
  fr: 'BE BF BI BJ CA CD CF CG CH CI CM DJ FR GA GN HT KM LU MC MG ML NE PF SN TD TG VU',
  pt: 'AO BR CV GW MZ PT ST TL',
  de: 'AT CH DE LU',
  it: 'CH IT',
  nl: 'BE CW NL SR SX',
  ca: 'AD',
  ja: 'JP',
  ko: 'KR',
  zh: 'CN HK MO',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM QA SA SD TN YE',
  ru: 'BY KG KZ RU',
  uk: 'UA',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  sl: 'SI',
  hr: 'HR',
  bs: 'BA',
  sr: 'ME RS',
  mk: 'MK',
  bg: 'BG',
  ro: 'MD RO',
  hu: 'HU',
  el: 'CY GR',
  tr: 'TR',
  da: 'DK',
  fi: 'FI',
  sv: 'FI SE',
  no: 'NO',
  is: 'IS',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  he: 'IL',
  id: 'ID',
};

/** The languages of a country's alerts, English first. */
export function languagesOf(country: string): readonly string[] {
  const others = Object.entries(countriesByLanguage).filter(([, countries]) => countries.includes(country));
  return ['en', ...others.map(([language]) => language)];
}

/** Languages by their names, each in itself. */
export function namedLanguages(
  languages: readonly string[],
): readonly (readonly [code: string, name: string])[] {
  return languages.map((code) => [code, new Intl.DisplayNames(code, {type: 'language'}).of(code) ?? code]);
}
