import {createPlatformClient, iterateObjectHistory} from 'platform-client';

const platform = createPlatformClient({
  url: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  key: process.env.PLATFORM_KEY ?? 'sandbox-developer-key',
});
const now = process.env.PLATFORM_NOW ?? new Date().toISOString();
const start = new Date(Date.parse(now) - 600_000).toISOString();
let reports = 0;
for await (const {objectId} of iterateObjectHistory(platform, 'engine-14', {start, limit: 10})) {
  if (objectId === 'engine-14') reports += 1;
}
console.log(`${reports} reports`);
