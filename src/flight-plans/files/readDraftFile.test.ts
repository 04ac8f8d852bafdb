import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readDraftFile} from './readDrafts';

test.each(['bom.plan', 'utf16.plan'])('%s is read, whatever its encoding', async (name) => {
  const file = new File([readFileSync(`api/fixtures/plans/${name}`)], name);
  const {drafts, refusals} = await readDraftFile(file);
  expect([drafts.length, refusals]).toEqual([1, []]);
});
