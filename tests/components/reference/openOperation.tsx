import '../notInJsdom';
import {cleanup, render} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import type {ReactElement} from 'react';
import type {OperationDocument} from '../../../src/openapi/document/types';
import {openPage} from '../openPage';

/** Opens the column of an operation's page for whoever is signed in. */
export const openOperation = (at: string, slug: string): Promise<void> => openPage(at, () => drawPage(slug));

/** Goes on to another operation without another document, as a link of the sidebar does. */
export async function goToOperation(slug: string): Promise<void> {
  cleanup();
  render(await drawPage(slug));
}

async function drawPage(slug: string): Promise<ReactElement> {
  const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
  return <AuthProvider>{await drawOperation(slug)}</AuthProvider>;
}

/** The column of an operation's page: code and examples, and the explorer once it is asked for. */
export async function drawOperation(slug: string): Promise<ReactElement> {
  const {Column} = await import('../../../src/reference/operation/Column');
  const file = readFileSync(`.generated/reference/operations/${slug}.json`, 'utf8');
  return <Column operation={JSON.parse(file) as OperationDocument} />;
}
