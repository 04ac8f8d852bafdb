import type {LanguageCode} from '../words/types';

/** A country whose weather service publishes alerts. */
export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
  /** Languages of its alerts, English first. */
  languages: readonly LanguageCode[];
}

type Row = readonly [code: string, name: string, languages?: readonly LanguageCode[]];

/** The same countries and languages as the contract's parameter `countryCode`; English is left out here. */
// oxfmt-ignore
const rows: readonly Row[] = [
  ['AD', 'Andorra', ['ca']], ['AE', 'United Arab Emirates', ['ar']], ['AF', 'Afghanistan'],
  ['AG', 'Antigua & Barbuda'], ['AL', 'Albania'], ['AM', 'Armenia'], ['AO', 'Angola', ['pt']],
  ['AR', 'Argentina', ['es']], ['AT', 'Austria', ['de']], ['AU', 'Australia'], ['AZ', 'Azerbaijan'],
  ['BA', 'Bosnia & Herzegovina', ['bs']], ['BB', 'Barbados'], ['BD', 'Bangladesh'],
  ['BE', 'Belgium', ['fr', 'nl']], ['BF', 'Burkina Faso', ['fr']], ['BG', 'Bulgaria', ['bg']],
  ['BH', 'Bahrain', ['ar']], ['BI', 'Burundi', ['fr']], ['BJ', 'Benin', ['fr']], ['BN', 'Brunei'],
  ['BO', 'Bolivia', ['es']], ['BR', 'Brazil', ['pt']], ['BS', 'Bahamas'], ['BT', 'Bhutan'],
  ['BW', 'Botswana'], ['BY', 'Belarus', ['ru']], ['BZ', 'Belize'], ['CA', 'Canada', ['fr']],
  ['CD', 'DR Congo', ['fr']], ['CF', 'Central African Republic', ['fr']],
  ['CG', 'Republic of the Congo', ['fr']], ['CH', 'Switzerland', ['fr', 'de', 'it']],
  ['CI', "Côte d'Ivoire", ['fr']], ['CL', 'Chile', ['es']], ['CM', 'Cameroon', ['fr']],
  ['CN', 'China', ['zh']], ['CO', 'Colombia', ['es']], ['CR', 'Costa Rica', ['es']], ['CU', 'Cuba', ['es']],
  ['CV', 'Cape Verde', ['pt']], ['CW', 'Curaçao', ['nl']], ['CY', 'Cyprus', ['el']],
  ['CZ', 'Czechia', ['cs']], ['DE', 'Germany', ['de']], ['DJ', 'Djibouti', ['fr']],
  ['DK', 'Denmark', ['da']], ['DM', 'Dominica'], ['DO', 'Dominican Republic', ['es']],
  ['DZ', 'Algeria', ['ar']], ['EC', 'Ecuador', ['es']], ['EE', 'Estonia', ['et']], ['EG', 'Egypt', ['ar']],
  ['ES', 'Spain', ['es']], ['ET', 'Ethiopia'], ['FI', 'Finland', ['fi', 'sv']], ['FJ', 'Fiji'],
  ['FR', 'France', ['fr']], ['GA', 'Gabon', ['fr']], ['GB', 'United Kingdom'], ['GD', 'Grenada'],
  ['GE', 'Georgia'], ['GH', 'Ghana'], ['GM', 'Gambia'], ['GN', 'Guinea', ['fr']], ['GR', 'Greece', ['el']],
  ['GT', 'Guatemala', ['es']], ['GW', 'Guinea-Bissau', ['pt']], ['GY', 'Guyana'],
  ['HK', 'Hong Kong', ['zh']], ['HN', 'Honduras', ['es']], ['HR', 'Croatia', ['hr']],
  ['HT', 'Haiti', ['fr']], ['HU', 'Hungary', ['hu']], ['ID', 'Indonesia', ['id']], ['IE', 'Ireland'],
  ['IL', 'Israel', ['he']], ['IN', 'India'], ['IQ', 'Iraq', ['ar']], ['IR', 'Iran'],
  ['IS', 'Iceland', ['is']], ['IT', 'Italy', ['it']], ['JM', 'Jamaica'], ['JO', 'Jordan', ['ar']],
  ['JP', 'Japan', ['ja']], ['KE', 'Kenya'], ['KG', 'Kyrgyzstan', ['ru']], ['KH', 'Cambodia'],
  ['KI', 'Kiribati'], ['KM', 'Comoros', ['fr']], ['KN', 'St. Kitts & Nevis'], ['KR', 'South Korea', ['ko']],
  ['KW', 'Kuwait', ['ar']], ['KZ', 'Kazakhstan', ['ru']], ['LA', 'Laos'], ['LB', 'Lebanon', ['ar']],
  ['LC', 'St. Lucia'], ['LK', 'Sri Lanka'], ['LR', 'Liberia'], ['LS', 'Lesotho'],
  ['LT', 'Lithuania', ['lt']], ['LU', 'Luxembourg', ['fr', 'de']], ['LV', 'Latvia', ['lv']],
  ['LY', 'Libya', ['ar']], ['MA', 'Morocco', ['ar']], ['MC', 'Monaco', ['fr']], ['MD', 'Moldova', ['ro']],
  ['ME', 'Montenegro', ['sr']], ['MG', 'Madagascar', ['fr']], ['MK', 'North Macedonia', ['mk']],
  ['ML', 'Mali', ['fr']], ['MM', 'Myanmar'], ['MN', 'Mongolia'], ['MO', 'Macao', ['zh']],
  ['MR', 'Mauritania', ['ar']], ['MT', 'Malta'], ['MU', 'Mauritius'], ['MV', 'Maldives'], ['MW', 'Malawi'],
  ['MX', 'Mexico', ['es']], ['MY', 'Malaysia'], ['MZ', 'Mozambique', ['pt']], ['NA', 'Namibia'],
  ['NE', 'Niger', ['fr']], ['NG', 'Nigeria'], ['NI', 'Nicaragua', ['es']], ['NL', 'Netherlands', ['nl']],
  ['NO', 'Norway', ['no']], ['NP', 'Nepal'], ['NZ', 'New Zealand'], ['OM', 'Oman', ['ar']],
  ['PA', 'Panama', ['es']], ['PE', 'Peru', ['es']], ['PF', 'French Polynesia', ['fr']],
  ['PG', 'Papua New Guinea'], ['PH', 'Philippines'], ['PK', 'Pakistan'], ['PL', 'Poland', ['pl']],
  ['PT', 'Portugal', ['pt']], ['PY', 'Paraguay', ['es']], ['QA', 'Qatar', ['ar']],
  ['RO', 'Romania', ['ro']], ['RS', 'Serbia', ['sr']], ['RU', 'Russia', ['ru']], ['RW', 'Rwanda'],
  ['SA', 'Saudi Arabia', ['ar']], ['SB', 'Solomon Islands'], ['SC', 'Seychelles'], ['SD', 'Sudan', ['ar']],
  ['SE', 'Sweden', ['sv']], ['SG', 'Singapore'], ['SI', 'Slovenia', ['sl']], ['SK', 'Slovakia', ['sk']],
  ['SL', 'Sierra Leone'], ['SN', 'Senegal', ['fr']], ['SR', 'Suriname', ['nl']],
  ['ST', 'São Tomé & Príncipe', ['pt']], ['SV', 'El Salvador', ['es']], ['SX', 'Sint Maarten', ['nl']],
  ['SZ', 'Eswatini'], ['TD', 'Chad', ['fr']], ['TG', 'Togo', ['fr']], ['TH', 'Thailand'],
  ['TL', 'Timor-Leste', ['pt']], ['TM', 'Turkmenistan'], ['TN', 'Tunisia', ['ar']], ['TO', 'Tonga'],
  ['TR', 'Türkiye', ['tr']], ['TT', 'Trinidad & Tobago'], ['TZ', 'Tanzania'], ['UA', 'Ukraine', ['uk']],
  ['UG', 'Uganda'], ['US', 'United States', ['es']], ['UY', 'Uruguay', ['es']], ['UZ', 'Uzbekistan'],
  ['VC', 'St. Vincent & Grenadines'], ['VE', 'Venezuela', ['es']], ['VN', 'Vietnam'],
  ['VU', 'Vanuatu', ['fr']], ['WS', 'Samoa'], ['YE', 'Yemen', ['ar']], ['ZA', 'South Africa'],
  ['ZM', 'Zambia'], ['ZW', 'Zimbabwe'],
];

/** Countries by their code. */
export const countries: ReadonlyMap<string, Country> = new Map(
  rows.map(([code, name, languages = []]) => [code, {code, name, languages: ['en', ...languages]}]),
);
