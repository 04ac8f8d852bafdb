import {expect, test} from 'vitest';
import site from '../../site.config';
import {checkSiteConfig} from './config/checkSiteConfig';
import {toSiteSettings} from './config/loadSiteConfig';
import {readSiteSettings, SiteSettingsMissingError} from './readSiteSettings';

test('what the browser may read travels as JSON without loss', () => {
  const settings = toSiteSettings({...checkSiteConfig(site), docsVersion: '2.76.0'});
  expect(readSiteSettings({site: JSON.parse(JSON.stringify(settings))})).toEqual(settings);
});

test('a site built without settings says so under a name of its own', () => {
  expect(() => readSiteSettings({})).toThrow(SiteSettingsMissingError);
  expect(() => readSiteSettings(undefined)).toThrow(
    'docusaurus.config.ts must put them in customFields.site',
  );
});
