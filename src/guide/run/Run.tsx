import {Loading} from '@site/src/components/loading/Loading';
import {Sending} from './Sending';
import type {RunProps} from './types';
import {useOperation} from './useOperation';

/** Sends the request of a sample and shows what comes back. */
export function Run(props: RunProps) {
  const operation = useOperation(props.load, props.request.auth);
  return operation ? <Sending {...props} operation={operation} /> : <Loading />;
}
