import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {bundleCore} from './bundleCore';

test('the core of the sandbox reaches no module of Node, neither itself nor by a library', async () => {
  const {code, ofNode} = await bundleCore();
  console.log(`core of the sandbox: ${Math.round(gzipSync(code).length / 1024)} KB of gzip`);
  expect(ofNode).toEqual([]);
});
