// Change: says which address has no page, and offers ways on.
import {PageNotFound} from '@site/src/components/not-found/PageNotFound';
import type {Props} from '@theme/NotFound/Content';

export default function NotFoundContent({className}: Props) {
  return <PageNotFound className={className} />;
}
