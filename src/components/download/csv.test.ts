import {expect, test} from 'vitest';
import {formatCsv} from './csv';

test('quotes what needs it, and leaves figures figures', () => {
  expect(formatCsv([['a', 'b,c', 'say "no"', -1.5, undefined]])).toBe('\uFEFFa,"b,c","say ""no""",-1.5,\r\n');
});

test('a text that a spreadsheet would run stays a text', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")'];
  const [line = ''] = formatCsv([cells]).slice(1).split('\r\n');
  expect(line).toBe(`'=1+1,'+1,'-1,'@SUM(A1),'\t=1,"'=HYPERLINK(""http://evil.example"",""x"")"`);
});
