import '../notInJsdom';
import {cleanup, render} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import type {OperationDocument} from '../../../src/openapi/document/types';
import {openPage} from '../openPage';

/** Opens the column of an operation's page: code and examples, and the explorer once it is asked for. */
export const openOperation = (at: string, slug: string): Promise<void> =>
  openPage(at, () => drawColumn(slug));

/** Goes on to another operation without another document, as a link of the sidebar does. */
export async function goToOperation(slug: string): Promise<void> {
  cleanup();
  render(await drawColumn(slug));
}

async function drawColumn(slug: string) {
  const {Column} = await import('../../../src/reference/operation/Column');
  const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
  const file = readFileSync(`.generated/reference/operations/${slug}.json`, 'utf8');
  return (
    <AuthProvider>
      <Column operation={JSON.parse(file) as OperationDocument} />
    </AuthProvider>
  );
}
