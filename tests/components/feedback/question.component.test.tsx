import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, test} from 'vitest';
import {openPage} from '../openPage';
import {programForFile} from '../programForFile';
import {Reader} from '../Reader';
import {watchRequests} from '../requests';
import {serverWith} from '../serverWith';

const WORDS = 'In your own words (optional)';
const sandbox = programForFile();

afterEach(() => history.replaceState(null, '', '/'));

/** Opens the end of a page. @param at address of the server that receives opinions */
const openEnd = (at: string): Promise<void> =>
  openPage(at, async () => {
    const {default: Paginator} = await import('../../../src/feedback/theme/DocItem/Paginator');
    return <Paginator />;
  });

test('says what did not help, by keyboard alone, and sends nothing else', async () => {
  history.replaceState(null, '', '/docs/guides/limits?utm=mara#top');
  await openEnd(sandbox.url);
  const user = userEvent.setup();
  const no = screen.getByRole('button', {name: 'No'});
  no.focus();
  await user.keyboard('{Enter}');
  expect(no.getAttribute('aria-pressed')).toBe('true');
  const group = await screen.findByRole('group', {name: 'What is the problem?'});
  await waitFor(() => expect(document.activeElement).toBe(group));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('It is hard to understand'));
  await user.keyboard(' ');
  await new Reader().fill(WORDS, 'Which of them is daily?');
  const requests = watchRequests();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you. Your feedback was sent.'));
  const [request, ...others] = requests.to('');
  expect(others).toEqual([]);
  expect(request?.url).toBe(`${sandbox.url}/sandbox/feedback`);
  expect(await request?.json()).toEqual({
    page: '/docs/guides/limits',
    isHelpful: false,
    reasons: ['unclear'],
    comment: 'Which of them is daily?',
  });
  expect(
    ['cookie', 'authorization', 'x-api-key', 'referer'].filter((name) => request?.headers.has(name)),
  ).toEqual([]);
  expect(request?.credentials).toBe('omit');
  expect(request?.referrerPolicy).toBe('no-referrer');
});

test('keeps what was typed when nobody receives it', async () => {
  await openEnd(await serverWith({status: 503, body: 'busy'}));
  const reader = new Reader();
  await reader.press('Yes');
  await screen.findByRole('group', {name: 'What helped you?'});
  await reader.fill(WORDS, 'The table.');
  await reader.press('Send feedback');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  expect(screen.getByLabelText<HTMLTextAreaElement>(WORDS).value).toBe('The table.');
});
