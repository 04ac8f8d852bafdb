// Change: a page's content stands in `PageGuard`, which may demand sign-in.
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import PageGuard from '@theme/PageGuard';

export default function Layout({children, ...props}: Props) {
  return (
    <OriginalLayout {...props}>
      <PageGuard>{children}</PageGuard>
    </OriginalLayout>
  );
}
