import {useEffect, useState} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import type {SampleAuth} from '@site/src/code/sample-request/types';
import type {RunProps} from './types';

/**
 * What the contract says about the operation of a sample, with the ways in that the sample shows: a sample that sends
 * a token offers tokens alone, one that sends nothing offers nothing. Undefined until it has come.
 */
export function useOperation(load: RunProps['load'], auth: SampleAuth): OperationDocument | undefined {
  const [operation, setOperation] = useState<OperationDocument>();
  const [failure, setFailure] = useState<{readonly error: unknown}>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setOperation(narrowed(module.default, auth)),
      (error: unknown) => isCurrent && setFailure({error}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, auth]);
  // The part that is being loaded knows what to say of a download that failed.
  if (failure) throw failure.error;
  return operation;
}

/** A sample may well send a token where the contract wants a key, to show what comes of it. */
function narrowed(operation: OperationDocument, auth: SampleAuth): OperationDocument {
  switch (auth) {
    case 'none':
      return {...operation, security: []};
    case 'bearer':
      return {
        ...operation,
        security: [['bearer']],
        securitySchemes: {bearer: {type: 'http', scheme: 'bearer'}},
      };
    case 'key':
      return operation;
  }
}
