const {PLATFORM_URL: url, PLATFORM_KEY: key} = process.env;
if (!url || !key) throw new Error('Set PLATFORM_URL and PLATFORM_KEY.');

const temporary = [408, 429, 500, 502, 503, 504];
const MOST_ATTEMPTS = 5;
/** One second in production; the sandbox needs no patience. */
const FIRST_PAUSE_MS = 100;

/** Sends a request again after errors that pass. Use it only for requests that may run twice. */
async function fetchWithRetries(path: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url + path, {headers: {'x-api-key': key!}}).catch(() => undefined);
    console.log(`attempt ${attempt}: ${response?.status ?? 'connection lost'}`);
    const isOver = response !== undefined && !temporary.includes(response.status);
    if (isOver) return response;
    if (attempt === MOST_ATTEMPTS) throw new Error(`Gave up after ${attempt} attempts.`);
    const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1);
    // A random part keeps many devices from coming back at the same moment.
    await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random() / 2)));
  }
}

/** Has the sandbox fail on purpose; the workbench does the same under Failures. */
async function begin(fault: object) {
  await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(fault),
  });
}

async function main() {
  await begin({operationId: 'listRoutes', status: 503, times: 2});
  const first = await fetchWithRetries('/locations/v2/routes');
  console.log(`read: ${first.ok}`);

  await begin({operationId: 'listRoutes', drop: true, times: 1});
  const second = await fetchWithRetries('/locations/v2/routes');
  console.log(`read: ${second.ok}`);

  // An error that does not pass is not repeated.
  await begin({operationId: 'listRoutes', status: 403, times: 1});
  await fetchWithRetries('/locations/v2/routes');
}

void main();
