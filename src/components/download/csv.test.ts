import {parse} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import {formatCsv} from './csv';

test('quotes what needs it, and leaves figures figures', () => {
  expect(formatCsv([['a', 'b,c', 'say "no"', -1.5, undefined]])).toBe('\uFEFFa,"b,c","say ""no""",-1.5,\r\n');
  expect(formatCsv([['a;b', 'a\tb', 'a\nb', '44.2, -121.7', '2026-11-25T08:00:00Z']])).toBe(
    '\uFEFF"a;b","a\tb","a\nb","44.2, -121.7",2026-11-25T08:00:00Z\r\n',
  );
});

test('a text that a spreadsheet would run stays a text', () => {
  const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")'];
  const [line = ''] = formatCsv([cells]).slice(1).split('\r\n');
  expect(line).toBe(`'=1+1,'+1,'-1,'@SUM(A1),"'\t'=1","'=HYPERLINK(""http://evil.example"",""x"")"`);
});

const borders = [';', '\t', '|', '\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const hidden = ['', ' ', '"', '""', '\u00A0', '\u200B', '\uFEFF', '\u0000', '\t', ' " '];

/** The cells of a file as a program takes them that separates by one of these alone, and knows quotes at their beginning. */
function cellsOf(text: string, separator: string): string[] {
  const delimiter = ['\n', '\r', '\r\n'].includes(separator) ? ',' : separator;
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    quote: '"',
    record_delimiter: ['\n', '\r', '\r\n'],
  });
  return rows.flat();
}

test('no border inside a text begins a formula, whatever the program separates by', () => {
  const texts = borders.flatMap((border) =>
    signs.flatMap((sign) =>
      hidden.flatMap((space) => [
        `${space}${sign}1+1`,
        `${border}${space}${sign}1+1`,
        `x${border}${space}${sign}1+1${border}y`,
        `x"${border}${space}${sign}1+1"`,
      ]),
    ),
  );
  const file = formatCsv([['id', 'name', 'note'], ...texts.map((text) => ['a', text, 'b'])]);
  for (const separator of [',', ';', '\t', '|'])
    for (const cell of cellsOf(file, separator)) {
      // What a program may leave out before a formula, and quotes that it does not read as such.
      const bare = cell.replace(/^[\s\p{Cc}\p{Cf}"]+/u, '');
      expect(
        signs.filter((sign) => bare.startsWith(sign)),
        JSON.stringify(cell),
      ).toEqual([]);
    }
});

test('leaves signs alone that begin nothing', () => {
  const cells = ['a-b', 'a=b', 'ann@example.com', "O'Neill; Ann", 'a; b', '１＋１', '2026-11-25; 10:00'];
  const rows: string[][] = parse(formatCsv([cells]), {bom: true});
  expect(rows).toEqual([cells]);
});
