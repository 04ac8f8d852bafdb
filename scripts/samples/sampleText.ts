import {languages} from '../../src/code/samples/languages';
import type {Filling} from '../../src/code/sample-request/placeholders';
import {sampleCredential, toHttp, toSampleInput} from '../../src/guide/request/toHttp';
import type {SampleRequest} from '../../src/code/sample-request/types';
import type {HttpRequest} from '../../src/openapi/request/types';
import type {GuideLanguage} from './runtimes/types';

/** Who sends the samples. */
export interface Caller {
  readonly server: string;
  readonly key: string;
  /** Undefined on pages that send none. */
  readonly token: string | undefined;
}

/** The request of a sample as it must arrive. */
export function expectedRequest(sample: SampleRequest, caller: Caller, filling: Filling): HttpRequest {
  return toHttp(sample, context(sample, caller, filling));
}

/** The program that a page shows for a sample, with this caller's address and key in it. */
export function programText(
  sample: SampleRequest,
  language: GuideLanguage,
  caller: Caller,
  filling: Filling,
): string {
  const printer = languages.find(({id}) => id === language);
  if (!printer) throw new Error(`Nothing prints ${language}.`);
  return printer.print(toSampleInput(sample, context(sample, caller, filling)));
}

function context({auth}: SampleRequest, {server, key, token = ''}: Caller, filling: Filling) {
  return {...filling, server, credential: sampleCredential(auth, auth === 'bearer' ? token : key)};
}
