import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import type {DrawDialogProps} from './DrawDialog.client';

/** {@link DrawDialog}, downloaded when it is first opened. */
export const LazyDrawDialog = lazyPart<DrawDialogProps>(() => import('@theme/Map/DrawDialog'), <Loading />);
