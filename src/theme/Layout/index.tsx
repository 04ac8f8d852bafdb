// Change: demands sign-in under the paths that site.config protects.
import {ProtectedPath} from '@site/src/auth/guards/ProtectedPath';
import OriginalLayout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

export default function Layout({children, ...props}: Props) {
  return (
    <OriginalLayout {...props}>
      <ProtectedPath>{children}</ProtectedPath>
    </OriginalLayout>
  );
}
