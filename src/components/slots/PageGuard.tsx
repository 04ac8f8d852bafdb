import type {Props} from '@theme/PageGuard';

/** Every page is open, in a site that is built without `src/auth/plugin.ts`. */
export default function PageGuard({children}: Props) {
  return children;
}
