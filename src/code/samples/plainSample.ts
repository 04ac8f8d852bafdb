import type {HttpRequest} from '../../openapi/request/types';
import type {SampleInput} from './types';

interface Responded {
  /** Undefined where no response came. */
  readonly status: number | undefined;
  /** Without parameters; empty where there is none. */
  readonly contentType: string;
}

/** A request as code shows it, by what came back for it once. */
export function plainSample(request: HttpRequest, {status, contentType}: Responded): SampleInput {
  return {
    request,
    responseKind: responseKind(status, contentType),
    // The next time there may be nothing to read, whatever came this time.
    canBeEmpty: request.method === 'GET',
    fileName: request.url.includes('.png') ? 'response.png' : 'response.bin',
  };
}

function responseKind(status: number | undefined, contentType: string): SampleInput['responseKind'] {
  if (status === 204) return 'none';
  if (contentType === '' || /[/+]json$/.test(contentType)) return 'json';
  return contentType.startsWith('text/') ? 'text' : 'binary';
}
