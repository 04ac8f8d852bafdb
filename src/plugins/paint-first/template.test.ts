import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, test} from 'vitest';
import {paintFirst} from './template';

const fields = (template: string) => [...new Set(template.match(/\bit\.\w+/g))].sort();

test('the frame holds all that the stock one holds', () => {
  expect(fields(paintFirst)).toEqual(fields(String(stock)));
});

test('what is written into pages uses nothing from outside', () => {
  expect(paintFirst).not.toContain('__name');
  expect(paintFirst).toContain('requestAnimationFrame');
});
