import {expect, test} from 'vitest';
import {fileNameOf} from './fileNameOf';
import {textOf} from './textOf';

test.each([
  // swagger-ui#7577
  ['attachment; filename = Category Sales and Profit.pdf ', 'Category Sales and Profit.pdf'],
  ['attachment; filename=details.xlsx; size=7', 'details.xlsx'],
  // swagger-ui#2579, springfox#3206
  ["attachment; filename*=UTF-8''%D1%82%D0%B5%D1%81%D1%82%20test%2Ejpg", 'тест test.jpg'],
  ['attachment; filename="_.jpg"; filename*=UTF-8\'\'%D1%82.jpg', 'т.jpg'],
  ['attachment; filename*=UTF-8\'\'"test.pdf"', 'test.pdf'],
  ["attachment; FileName*=iso-8859-1'en'caf%E9.txt", 'café.txt'],
  // swagger-ui#4413
  ['attachment; filename="a;b \\"c\\".csv"', 'a;b "c".csv'],
  ['inline; name="x"; filename=""', undefined],
  ["attachment; filename*=UTF-8''%E0%A4%A; filename=plain.txt", 'plain.txt'],
  ["attachment; filename*=nobody-knows''x.txt", undefined],
  ['attachment', undefined],
])('the name of a file in %s', (header, name) => {
  expect(fileNameOf([['content-disposition', header]])).toBe(name);
});

const bytes = (...values: number[]) => new Uint8Array(values);

test.each([
  // swagger-ui#10186, #5522
  ['text/plain; charset=iso-8859-1', bytes(0x63, 0x61, 0x66, 0xe9), 'café'],
  ['text/csv;charset="Windows-1251"', bytes(0xc4, 0xe0), 'Да'],
  ['text/plain', new TextEncoder().encode('café'), 'café'],
  ['text/plain; charset=nobody-knows', new TextEncoder().encode('café'), 'café'],
  // swagger-ui#7861: JSON is UTF-8, whatever the header says (RFC 8259).
  ['application/json;charset=iso-8859-1', new TextEncoder().encode('"é"'), '"é"'],
])('a body of %s is read by its encoding', (header, body, text) => {
  expect(textOf({headers: [['content-type', header]], body})).toBe(text);
});
