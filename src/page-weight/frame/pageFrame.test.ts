import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, test} from 'vitest';
import {pageFrame} from './pageFrame';

const fields = (template: string) => [...new Set(template.match(/\bit\.\w+/g))].sort();

test('the frame holds all that the stock one holds', () => {
  expect(fields(pageFrame)).toEqual(fields(stock));
});

test('what is written into pages uses nothing from outside', () => {
  expect(pageFrame).not.toContain('__name');
  expect(pageFrame).toContain('requestAnimationFrame');
});
