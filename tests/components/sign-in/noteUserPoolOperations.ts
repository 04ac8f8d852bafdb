import {vi} from 'vitest';

type Send = typeof globalThis.fetch;

/**
 * Notes what the page asks of the user pool from now on.
 *
 * @param respond responds in place of the sandbox where it returns a promise, by the name of the operation
 * @returns the names of the operations, in the order in which they were sent
 */
export function noteUserPoolOperations(
  respond: (operation: string) => ReturnType<Send> | undefined = () => undefined,
): readonly string[] {
  const operations: string[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const target = new Request(address, init).headers.get('x-amz-target');
    if (!target?.startsWith('AWSCognitoIdentityProviderService.')) return send(address, init);
    const operation = target.split('.').at(-1) ?? '';
    operations.push(operation);
    return respond(operation) ?? send(address, init);
  });
  return operations;
}
