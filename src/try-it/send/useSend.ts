import {useCallback, useEffect, useRef, useState} from 'react';
import type {HttpRequest} from '@site/src/openapi/request/types';
import {originOf} from '../server/originOf';
import {isRefused} from './isRefused';
import {send} from './send';
import type {Outcome} from './types';

export interface Sending {
  /** How many bytes of the response's body have come; undefined when nothing is being sent. */
  readonly bytes: number | undefined;
  readonly start: (request: HttpRequest) => Promise<Outcome>;
  readonly cancel: () => void;
}

/** Sends one request at a time; leaving the page cancels it. */
export function useSend(): Sending {
  const [bytes, setBytes] = useState<number>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = useCallback(async (request: HttpRequest) => {
    if (isRefused(request))
      return {kind: 'failure', reason: 'viewOnly', origin: originOf(request.url), totalMs: 0} as const;
    const own = new AbortController();
    controller.current = own;
    setBytes(0);
    const outcome = await send(request, {signal: own.signal, onProgress: setBytes});
    setBytes(undefined);
    return outcome;
  }, []);
  const cancel = useCallback(() => controller.current?.abort(), []);
  return {bytes, start, cancel};
}
