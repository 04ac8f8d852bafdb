// Change: says which address has no page, and offers ways on.
import {OffChart} from '@site/src/components/OffChart';
import type {Props} from '@theme/NotFound/Content';

export default function NotFoundContent({className}: Props) {
  return <OffChart className={className} />;
}
