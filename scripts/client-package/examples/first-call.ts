import {createPlatformClient} from 'platform-client';

const platform = createPlatformClient({
  url: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  key: process.env.PLATFORM_KEY ?? 'sandbox-developer-key',
});
const {data, error} = await platform.GET('/locations/v2/collections');
if (error) throw new Error(error.message);
console.log(data.collections.map(({collectionId}) => collectionId).join(', '));
