import {screen, within} from '@testing-library/react';
import {test} from 'vitest';
import {Reader} from '../Reader';
import {sandboxForFile} from '../sandboxForFile';
import {findText} from '../texts';
import {openPanel} from './openPanel';

const sandbox = sandboxForFile();

test('own thresholds are changed, kept in the account, and given back; an opened plan stays', async () => {
  const person = await sandbox.people.member(['developer-users', 'dashboard-admins']);
  const page = await openPanel(sandbox.url, '/dashboard?panel=flights', person);
  const reader = new Reader();
  const goToPanel = async (name: string) => {
    const [rail] = await screen.findAllByRole('navigation', {name: 'Panels'});
    if (!rail) throw new Error('There is no rail.');
    await reader.click(within(rail).getByRole('link', {name}));
  };
  const plan = {name: 'Survey of the bay', segments: [{type: 'takeoff', position: [-31, 40]}]};
  await reader.upload(
    'Open plan files',
    new File([JSON.stringify(plan)], 'bay.json', {type: 'application/json'}),
  );
  await screen.findByRole('region', {name: plan.name});
  await goToPanel('Weather thresholds');
  await findText('These are the default thresholds.');
  await reader.press('Edit highWind');
  const dialog = within(await screen.findByRole('dialog', {name: 'Edit the threshold'}));
  const inDialog = reader.inDialog();
  await inDialog.fill('Limit in m/s', '');
  await inDialog.press('Apply');
  await dialog.findByText('Enter a number from −1,000 to 1,000.');
  await inDialog.fill('Limit in m/s', '7.5');
  await inDialog.press('Apply');
  await findText('Sustained wind > 7.5 m/s');
  await findText('Changed, but not saved.');

  await reader.press('Save');
  await findText('These thresholds are your own.');
  await goToPanel('Flights');
  await findText('No plan is stored yet.');
  await reader.press(new RegExp(plan.name));
  await screen.findByRole('region', {name: plan.name});
  await goToPanel('Weather thresholds');
  await page.reload();
  await findText('Sustained wind > 7.5 m/s');
  await reader.press('Return to the defaults');
  await findText('These are the default thresholds.');
  await findText('Sustained wind > 9 m/s');
});
