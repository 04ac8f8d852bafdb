import {makeSampleApps} from './sample-apps/makeSampleApps';

/** `npm run sample-apps`: packs the programs of the guides into a download for each language. */
const downloads = await makeSampleApps();
console.log(`sample apps: ${downloads.map(({file, bytes}) => `${file}, ${bytes} bytes`).join('; ')}`);
