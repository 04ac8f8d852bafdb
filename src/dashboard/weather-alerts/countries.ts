/** The countries whose alerts the platform has, as the contract lists them; a test compares the two. */
export const countryCodes = (
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG ' +
  'CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FR GA GB GD GE GH GM ' +
  'GN GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB ' +
  'LC LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO ' +
  'NP NZ OM PA PE PF PG PH PK PL PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SN SR ST SV SX SZ ' +
  'TD TG TH TL TM TN TO TR TT TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW'
).split(' ');

/** Countries by their names in the reader's language, in its order. */
export function namedCountries(
  language: string | undefined,
): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(language, {type: 'region'});
  return countryCodes
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language));
}
