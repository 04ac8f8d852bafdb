import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import type {RunProps} from './types';

/** Sending and showing an answer weigh more than a page of words: they come with the first run. */
export const LazyRun = lazyPart<RunProps>(
  () => import('./Run').then(({Run}) => ({default: Run})),
  <Loading />,
);
