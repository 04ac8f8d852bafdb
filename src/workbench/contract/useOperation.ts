import type {OperationDocument} from '@site/src/openapi/document/types';
import {useEffect, useState} from 'react';
import {loadOperation} from './loadOperation';

interface LoadedOperation {
  readonly operation: OperationDocument | undefined;
  readonly hasFailed: boolean;
}

const loading: LoadedOperation = {operation: undefined, hasFailed: false};

/** What the contract says of an operation, once it is downloaded. */
export function useOperation(slug: string | undefined): LoadedOperation {
  const [loaded, setLoaded] = useState(loading);
  useEffect(() => {
    let isLeft = false;
    const set = (next: LoadedOperation) => !isLeft && setLoaded(next);
    set(loading);
    if (slug !== undefined)
      loadOperation(slug).then(
        (operation) => set({operation, hasFailed: false}),
        () => set({operation: undefined, hasFailed: true}),
      );
    return () => {
      isLeft = true;
    };
  }, [slug]);
  return loaded;
}
