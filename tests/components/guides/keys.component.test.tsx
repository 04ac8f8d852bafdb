import {waitFor} from '@testing-library/react';
import {expect, test} from 'vitest';
import {beSignedIn, developer} from '../beSignedIn';
import {programForFile} from '../programForFile';
import {watchRequests} from '../requests';
import {findText} from '../texts';
import {GuideReader} from './GuideReader';
import {openGuide} from './openGuide';

const sandbox = programForFile();

test('a sample goes with the key of the account, which is named', async () => {
  await beSignedIn(developer, sandbox.url);
  await openGuide(sandbox.url, 'docs/index.mdx');
  const guide = new GuideReader();
  const requests = watchRequests();
  await guide.run('Create a collection');
  await guide.beside('Create a collection', '201 Created');
  const [sent] = requests.to('/locations/v2/collections');
  expect(sent?.headers.get('x-api-key')).toBe('sandbox-developer-key');
  await findText('Credentials: Your API key 1');
  // Named, and not shown.
  expect(document.querySelector('summary')?.textContent).not.toContain('sandbox-developer-key');
});

test('a sample with a token sends the sign-in', async () => {
  await beSignedIn(developer, sandbox.url);
  await openGuide(sandbox.url, 'docs/guides/Authentication.mdx');
  const guide = new GuideReader();
  const sample = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="group"][aria-label^="Sample: "]')];
    const found = all.find(({textContent}) => textContent.includes('authorization: Bearer YOUR_TOKEN'));
    if (!found) throw new Error('No sample sends a token.');
    return found;
  });
  const requests = watchRequests();
  await guide.user.click(sample.querySelector('button[aria-label^="Run"]') ?? sample);
  await findText('Credentials: Your sign-in');
  await waitFor(() => {
    const tokens = requests.to(sandbox.url).flatMap(({headers}) => headers.get('authorization') ?? []);
    expect(tokens).toEqual([expect.stringMatching(/^Bearer ey/)]);
  });
});
