import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import readersSidebars from './readersSidebars';

test('readers have every entry but the way to the tutorial for writers, which a site may leave out', () => {
  expect(JSON.stringify(sidebars.guides)).toContain('/docs/tutorial');
  expect(JSON.stringify(readersSidebars)).not.toContain('tutorial');
  expect(readersSidebars.guides).toHaveLength((sidebars.guides as unknown[]).length - 1);
});
