// Change: says which address has no page, and offers ways on.
import {lazyPart} from '@site/src/components/loading/lazyPart';
import type {Props} from '@theme/NotFound/Content';

// The theme puts this into every page of the docs: it is downloaded where a page is missing.
const PageNotFound = lazyPart(() => import('@site/src/components/not-found/PageNotFound'), null);

export default function NotFoundContent({className}: Props) {
  return <PageNotFound className={className} />;
}
