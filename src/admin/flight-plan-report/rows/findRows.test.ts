import {expect, test} from 'vitest';
import {parseReportView} from '../address/reportView';
import {findRows, needOf} from './findRows';
import type {ReportRow} from './reportRow';

const user = (name: string) => ({id: name, name, email: `${name}@example.com`, date: '2026-07-14T18:00:00Z'});

function row(
  id: string,
  details: {altitude?: number; author?: string; conflicts?: number; day?: string} = {},
) {
  const {altitude, author = 'Ann', conflicts, day = '14'} = details;
  const facts = {
    length: 1000,
    duration: 60,
    waypoints: 1,
    surveys: 0,
    fences: 0,
    rallyPoints: 0,
    highest: {altitude, mode: 'amsl'},
  };
  return {
    item: {flightPlanId: id, collectionId: 'c', received: `2026-07-${day}T12:00:00Z`},
    contents:
      altitude === undefined
        ? undefined
        : {name: `Plan ${id}`, version: 1, createdBy: user(author), updatedBy: user(author), facts},
    check: conflicts === undefined ? undefined : {conflicts: Array(conflicts).fill({})},
  } as unknown as ReportRow;
}

const idsOf = (rows: readonly ReportRow[]) => rows.map(({item}) => item.flightPlanId);

test('finds by words, author, altitude and days, and counts what is not known yet', () => {
  const all = [row('a', {altitude: 100, author: 'Bo'}), row('b', {altitude: 300, day: '15'}), row('c')];
  const find = (search: string) => {
    const {rows, open} = findRows(all, parseReportView(search));
    return [idsOf(rows), open];
  };
  expect(find('?text=plan%20b')).toEqual([['b'], 1]);
  expect(find('?author=bo')).toEqual([['a'], 1]);
  expect(find('?above=200')).toEqual([['b'], 1]);
  expect(find('?from=2026-07-15')).toEqual([['b'], 0]);
  expect(find('?to=2026-07-14&sort=name')).toEqual([['a', 'c'], 0]);
});

test('finds plans with conflicts, and those without any', () => {
  const all = [row('a', {altitude: 1, conflicts: 2}), row('b', {altitude: 1, conflicts: 0}), row('c')];
  expect(findRows(all, parseReportView('?conflict=any'))).toMatchObject({open: 1});
  expect(idsOf(findRows(all, parseReportView('?conflict=any')).rows)).toEqual(['a']);
  expect(idsOf(findRows(all, parseReportView('?conflict=none')).rows)).toEqual(['b']);
});

test('orders figures as figures and texts as people do, unknown values last either way', () => {
  const all = [row('p10', {altitude: 90}), row('p9', {altitude: 100}), row('p1')];
  const order = (sort: string) => idsOf(findRows(all, parseReportView(`?sort=${sort}`)).rows);
  expect(order('highest')).toEqual(['p10', 'p9', 'p1']);
  expect(order('-highest')).toEqual(['p9', 'p10', 'p1']);
  expect(order('name')).toEqual(['p9', 'p10', 'p1']);
});

test('asks for all contents or all checks only where filters or order need them', () => {
  expect(needOf(parseReportView(''))).toBe('list');
  expect(needOf(parseReportView('?collection=x&sort=collection'))).toBe('list');
  expect(needOf(parseReportView('?text=x'))).toBe('contents');
  expect(needOf(parseReportView('?sort=length'))).toBe('contents');
  expect(needOf(parseReportView('?conflict=none'))).toBe('check');
});
