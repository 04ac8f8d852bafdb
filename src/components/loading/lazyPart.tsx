import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadingBox from '@theme/Loading';
import {lazy, Suspense, useReducer, type ComponentType, type ReactNode} from 'react';

type Load<P extends object> = () => Promise<{default: ComponentType<P>}>;

/**
 * A part of a page that is downloaded when it is first shown. React's `lazy` alone would remember a failed download
 * forever and break the page: here the site's red box replaces the part, and Retry loads again.
 *
 * @param load imports the module; the part is its default export, as `lazy` demands
 * @param meanwhile what stands there until it has come
 */
export function lazyPart<P extends object>(load: Load<P>, meanwhile: ReactNode): ComponentType<P> {
  let Part = lazy(load);
  return function LazyPart(props: P) {
    const [, drawAgain] = useReducer((round: number) => round + 1, 0);
    const retry = (tryAgain: () => void) => {
      Part = lazy(load);
      tryAgain();
      drawAgain();
    };
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => <Failure error={error} retry={() => retry(tryAgain)} />}
      >
        <Suspense fallback={meanwhile}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

/** A crash inside the part is not the download's: the page's own boundary has words for it. */
function Failure({error, retry}: Props) {
  if (error.name !== 'ChunkLoadError') throw error;
  return <LoadingBox error={error} retry={retry} isLoading={false} pastDelay timedOut={false} />;
}
