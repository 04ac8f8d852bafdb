import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Avatar} from './Avatar';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['Juan Pablo de la Cruz', 'JC'],
  ['mara@example.com', 'M'],
  [' Åse ', 'Å'],
])('%s is %s', (name, letters) => {
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${letters}<`);
});

test('nobody is a figure', () => {
  expect(renderToStaticMarkup(<Avatar />)).toContain('<svg');
});
