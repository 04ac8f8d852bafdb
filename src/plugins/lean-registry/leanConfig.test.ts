import {expect, test} from 'vitest';
import leanConfig from './leanConfig.mjs';

const written = (settings: object) =>
  `/* Do not edit. */\nexport default ${JSON.stringify(settings, null, 2)};\n`;

test('a page gets the settings that it shows, and none of the build', () => {
  const source = written({
    title: 'Portal; docs',
    ssrTemplate: '<script>export default go;</script>',
    plugins: [['each', {siteDir: '/home/writer/portal'}]],
    future: {experimental_router: 'browser', faster: {rspackBundler: true}},
    customFields: {site: {offline: true}},
  });
  expect(leanConfig(source)).toBe(
    'export default {"title":"Portal; docs","customFields":{"site":{"offline":true}},"future":{"experimental_router":"browser"}};',
  );
});

test('settings that are written in another way stop the build', () => {
  expect(() => leanConfig('module.exports = {};')).toThrow('in another way');
});
