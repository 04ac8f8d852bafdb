import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect, test} from 'vitest';
import {openPage} from '../openPage';
import {programForFile} from '../programForFile';
import {findHeading, findText} from '../texts';
import {loadPanel} from '../dashboard/openPanel';

const sandbox = programForFile();

test('one click signs in, does not let a developer into the administration, and shows profile, groups in words, and keys by their label and last four characters', async () => {
  await openPage(sandbox.url, async () => {
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {RequireRole} = await import('../../../src/auth/guards');
    return (
      <AuthProvider>
        <main>
          <RequireRole role="admin">
            <h1>Administration</h1>
          </RequireRole>
        </main>
      </AuthProvider>
    );
  });
  await userEvent
    .setup()
    .click(await screen.findByText('Sign in as developer@example.com', {selector: 'button'}));
  await findHeading('This page is for administrators');
  for (const name of ['Sign in', 'Administration']) expect(screen.queryByRole('heading', {name})).toBeNull();

  await loadPanel(sandbox.url, '/dashboard?panel=account');
  await findText('Mara Lindqvist');
  expect(screen.getByTitle('dashboard-weatherthreshold').textContent).toBe('Weather thresholds');
  const label = await screen.findByText('Sandbox key', {selector: 'strong'});
  expect(label.closest('li')?.textContent).toContain('…-key');
  expect(document.body.textContent).not.toContain('sandbox-developer-key');
});
