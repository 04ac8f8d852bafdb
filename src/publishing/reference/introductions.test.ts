import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {introductionOf} from './introductions';

test('the words above a reference lead to guides where there are guides, and only there', () => {
  expect(readFileSync(introductionOf({docs: true}), 'utf8')).toContain('](/docs');
  expect(readFileSync(introductionOf({docs: false}), 'utf8')).not.toContain('/docs');
});
