import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {nameOfDraft} from './preparedDraft';
import {readDraftFile} from './readDrafts';

test.each(['bom.plan', 'utf16.plan'])('%s is read, whatever its encoding', async (name) => {
  const file = new File([readFileSync(`api/fixtures/plans/${name}`)], name);
  const {drafts, refusals} = await readDraftFile(file);
  expect([drafts.length, refusals]).toEqual([1, []]);
});

const MISSION =
  'QGC WPL 110\n0\t1\t0\t16\t0\t0\t0\t0\t44.2\t-121.7\t0\t1\n1\t0\t3\t16\t0\t0\t0\t0\t44.3\t-121.7\t60\t1\n';

test.each([
  ['utf-8', new TextEncoder().encode(MISSION)],
  ['utf-8 with its mark', new TextEncoder().encode(`\uFEFF${MISSION}`)],
  ['utf-16 without a mark', new Uint8Array(Buffer.from(MISSION, 'utf16le'))],
  ['utf-16, high byte first', new Uint8Array(Buffer.from(MISSION, 'utf16le').swap16())],
])('a mission as text is stored as a plan: %s', async (_encoding, bytes) => {
  const {drafts, refusals} = await readDraftFile(new File([bytes], 'ridge.waypoints'));
  expect(refusals).toEqual([]);
  expect(drafts).toMatchObject([
    {format: 'qgc', source: {fileType: 'Plan', mission: {items: [{command: 16}]}}},
  ]);
  expect(drafts[0] && nameOfDraft(drafts[0])).toBe('ridge');
});

test('a file that is no plan is refused by its kind, a large one before it is read', async () => {
  const causeOf = async (file: File) => (await readDraftFile(file)).refusals[0]?.violations[0];
  expect(await causeOf(new File([], 'a.plan'))).toMatchObject({cause: 'empty'});
  expect(await causeOf(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0])], 'a.kmz'))).toMatchObject({
    cause: 'otherFormat',
    format: 'ZIP (KMZ)',
  });
  expect(await causeOf(new File(['{"mission":'], 'a.plan'))).toMatchObject({cause: 'brokenJson'});
  const large = {name: 'a.plan', size: 40e6, arrayBuffer: () => expect.fail('must not be read')};
  expect(await causeOf(large as unknown as File)).toMatchObject({cause: 'tooLarge', bytes: 40e6});
});
