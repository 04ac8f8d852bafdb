import {readErrorKinds} from '../../../src/errors/plugin/readErrorKinds';

/** What a build makes of the pages in `docs/errors`, without the build. */
export default await readErrorKinds('.');
