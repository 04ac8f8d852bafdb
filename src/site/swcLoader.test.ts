import {createRequire} from 'node:module';
import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {createSwcLoader} from './swcLoader';

type Bundler = {
  createJsLoaderFactory: (site: {
    siteConfig: DocusaurusConfig;
  }) => Promise<(of: {isServer: boolean}) => unknown>;
};

test.each([true, false])(
  'code is compiled as Docusaurus Faster compiles it, on the server: %s',
  async (isServer) => {
    const {createJsLoaderFactory} = createRequire(import.meta.url)('@docusaurus/bundler') as Bundler;
    const siteConfig = {future: {faster: {swcJsLoader: true, rspackBundler: true}}} as DocusaurusConfig;
    const faster = (await createJsLoaderFactory({siteConfig}))({isServer});
    expect((await createSwcLoader())(isServer)).toEqual(faster);
  },
);
