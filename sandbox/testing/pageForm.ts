/**
 * The address of a sandbox in a page of Chromium, where tests are to prove that form (`npm run test:page`), without a slash
 * at the end. Without it they prove the one in Node.
 */
export const pageFormUrl = process.env.PAGE_FORM_URL;

/**
 * Sends to the control of a sandbox.
 *
 * @returns the response's body; undefined where it has none
 * @throws Error with the status of a refusal
 */
export async function control<Value>(
  url: string,
  method: string,
  path: string,
  body?: object,
): Promise<Value> {
  const response = await fetch(`${url}/sandbox/${path}`, {
    method,
    ...(body && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}.`);
  return (response.status === 204 ? undefined : await response.json()) as Value;
}

/** Gives up what a sandbox in a page has stored, and lets it begin as one that is new. */
export async function beginInPage(url: string, standing?: Date): Promise<void> {
  await control(url, 'PUT', 'page', {seed: 1, standsAt: standing?.toISOString() ?? null});
  await control(url, 'POST', 'reset');
}
