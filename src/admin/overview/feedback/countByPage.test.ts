import {expect, test} from 'vitest';
import {countByPage} from './countByPage';

const opinion = (page: string, isHelpful: boolean) => ({
  id: 1,
  at: '2026-07-14T18:00:00Z',
  reasons: [],
  page,
  isHelpful,
});

test('pages are counted, those that helped fewest first', () => {
  const opinions = [
    opinion('/docs', true),
    opinion('/api/list-objects', false),
    opinion('/docs', true),
    opinion('/api/list-objects', true),
    opinion('/terms', true),
  ];
  expect(countByPage(opinions)).toEqual([
    {page: '/api/list-objects', helpful: 1, notHelpful: 1},
    {page: '/docs', helpful: 2, notHelpful: 0},
    {page: '/terms', helpful: 1, notHelpful: 0},
  ]);
});
