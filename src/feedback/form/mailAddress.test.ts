import {expect, test} from 'vitest';
import {mailAddress} from './mailAddress';

test('a mail says of which page, why, and what was typed', () => {
  const address = new URL(
    mailAddress('docs@example.org', {
      page: '/docs/guides/limits',
      isHelpful: false,
      reasons: ['unclear', 'fails'],
      comment: 'Which & how many?',
    }),
  );
  expect(address.pathname).toBe('docs@example.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: 'This page did not help: /docs/guides/limits',
    body: '- It is hard to understand\r\n- A sample does not work\r\n\r\nWhich & how many?',
  });
});
