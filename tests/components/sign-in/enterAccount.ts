import type {Person} from '../../fixtures/people';
import {Reader} from '../Reader';
import type {FileSandbox} from '../sandboxForFile';
import {findHeading} from '../texts';
import {openAccount} from './openDashboard';

/** Signs somebody new in, and opens their account. */
export async function enterAccount({
  url,
  people,
}: FileSandbox): Promise<{readonly reader: Reader; readonly person: Person}> {
  const person = await people.member();
  await openAccount(url);
  const reader = new Reader();
  await reader.signIn(person);
  await findHeading('Dashboard');
  return {reader, person};
}
