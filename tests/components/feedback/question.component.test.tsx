import {screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {openPage} from '../openPage';
import {Reader} from '../Reader';
import {serverWith} from '../serverWith';

const WORDS = 'In your own words (optional)';

test('keeps what was typed when nobody receives it', async () => {
  await openPage(await serverWith({status: 503, body: 'busy'}), async () => {
    const {default: Paginator} = await import('../../../src/feedback/theme/DocItem/Paginator');
    return <Paginator />;
  });
  const reader = new Reader();
  await reader.press('Yes');
  await reader.fill(WORDS, 'The table.');
  await reader.press('Send feedback');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  expect(screen.getByLabelText<HTMLTextAreaElement>(WORDS).value).toBe('The table.');
});
