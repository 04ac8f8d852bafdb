/**
 * What the platform responds to a program that sends this key.
 *
 * @param at address of the sandbox
 */
export async function statusOf(at: string, key: string): Promise<number> {
  const {status} = await fetch(`${at}/locations/v2/collections`, {headers: {'x-api-key': key}});
  return status;
}
