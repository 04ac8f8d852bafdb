import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {UnreadPlans} from './UnreadPlans';

test('every plan that could not be read is named, for screen readers at once', () => {
  const html = renderToStaticMarkup(<UnreadPlans unread={['ridge-1', 'creek-2']} />);
  expect(html).toMatch(/^<p [^>]*role="alert"/);
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'Stored, but could not be read here, so neither drawn nor checked: ridge-1, creek-2',
  );
  expect(html).toContain('<code>ridge-1, creek-2</code>');
});

test('where all plans are read, nothing is said', () => {
  expect(renderToStaticMarkup(<UnreadPlans unread={[]} />)).toBe('');
});
