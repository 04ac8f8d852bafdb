import {makeParts} from './sandbox-page/makeParts';

/**
 * `npm run sandbox:page`: bundles the sandbox that runs in the reader's browser. Does nothing when no input changed.
 */
const started = performance.now();
const isMade = await makeParts(process.cwd());
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`sandbox in the page: ${isMade ? `bundled in ${seconds} s` : 'up to date'}`);
