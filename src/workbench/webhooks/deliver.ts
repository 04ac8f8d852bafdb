import {sandboxControl} from '@site/src/try-it/server/sandboxControl';

interface Options {
  readonly server: string;
  readonly credential: {readonly name: string; readonly value: string} | undefined;
}

/**
 * Has the sandbox send a body to the webhook of its format. What came of it is in the list then.
 *
 * @returns why it was not sent; undefined when it was, whatever the webhook responded
 */
export async function deliver(body: string, {server, credential}: Options): Promise<string | undefined> {
  const response = await fetch(sandboxControl(server, 'webhooks'), {
    method: 'POST',
    credentials: 'omit',
    body,
    headers: {'content-type': 'application/json', ...(credential && {[credential.name]: credential.value})},
  });
  if (response.ok) return undefined;
  const {message} = (await response.json().catch(() => ({}))) as {message?: string};
  return message ?? String(response.status);
}
