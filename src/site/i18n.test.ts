import {expect, test, vi} from 'vitest';
import {currentLanguage} from './i18n';

const languages: Parameters<typeof currentLanguage>[1] = {defaultLocale: 'en', locales: ['en', 'fr']};

test('the default language stands at the base path itself', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'en');
  expect(currentLanguage('/portal/', languages)).toEqual({locale: 'en', base: '/portal/'});
});

test('a further language has a path of its own', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'fr');
  expect(currentLanguage('/', languages)).toEqual({locale: 'fr', base: '/fr/'});
});

test('the development server, which writes "undefined" for no language, shows the default one', () => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', 'undefined');
  expect(currentLanguage('/', languages)).toEqual({locale: 'en', base: '/'});
});
