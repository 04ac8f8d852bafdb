/** Sends a body to the sandbox as the seeded developer. @throws Error when it is refused */
export async function send(api: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'x-api-key': 'sandbox-developer-key'},
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
