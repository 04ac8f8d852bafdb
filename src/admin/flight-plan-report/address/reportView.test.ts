import {expect, test} from 'vitest';
import {columnIds} from './columnIds';
import {formatReportView, parseReportView} from './reportView';

test('an address says everything that differs from the report as it comes', () => {
  expect(formatReportView(parseReportView(''))).toBe('');
  const search =
    '?text=fire%20%26%20ice&collection=site-watch&from=2026-07-01&above=120&conflict=any&sort=-length&columns=name,length&show=together&ids=p-1,p-2';
  expect(formatReportView(parseReportView(search))).toBe(search);
});

test('what cannot be understood is left out', () => {
  const view = parseReportView(
    '?from=yesterday&above=high&conflict=maybe&sort=colour&columns=x,y&show=print',
  );
  expect(view).toMatchObject({
    from: '',
    above: '',
    conflict: '',
    sort: 'received',
    isDescending: true,
    show: 'table',
  });
  expect(view.columns).toEqual(columnIds);
});
