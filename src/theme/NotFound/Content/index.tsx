// Change: says which address has no page, and offers ways on. Every page of documentation has this at hand, for an
// address that no file was asked for; it is downloaded when one is met.
import {lazyPart} from '@site/src/components/loading/lazyPart';

export default lazyPart(() => import('@site/src/components/not-found/PageNotFound'), null);
