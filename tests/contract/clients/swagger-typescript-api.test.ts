import {generateApi} from 'swagger-typescript-api';
import {expect, test} from 'vitest';
import {contract} from '../contract';
import {compile} from './compile';

test('the client of swagger-typescript-api compiles', async () => {
  const {files} = await generateApi({
    spec: structuredClone(contract) as Parameters<typeof generateApi>[0]['spec'],
    output: false,
    httpClientType: 'fetch',
    silent: true,
  });
  const texts = files.map(({fileName, fileExtension, fileContent}): [string, string] => [
    `swagger-typescript-api/${fileName}${fileExtension}`,
    // The generator switches the compiler off in its output; here the compiler is the judge.
    fileContent.replace(/^\/\/ @ts-nocheck$/m, ''),
  ]);
  expect(texts.map(([, text]) => text).join('\n')).not.toContain('@ts-nocheck');
  expect(compile(Object.fromEntries(texts))).toEqual([]);
  for (const name of ['getCollections', 'createCollection', 'Collection'])
    expect(texts.map(([, text]) => text).join('\n')).toContain(name);
}, 60_000);
