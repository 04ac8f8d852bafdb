import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useAuth} from '../context/useAuth';

const ViewAsBar = lazyPart(() => import('./ViewAsBar.client'), null);

/** Marks every page while an administrator sees it as somebody else would. */
export function ViewAsMark() {
  return useAuth().user?.viewed ? <ViewAsBar /> : null;
}
