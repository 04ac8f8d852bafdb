import type {OperationDocument} from '@site/src/openapi/document/types';
import type {Filling} from '@site/src/code/sample-request/placeholders';
import type {SampleRequest} from '@site/src/code/sample-request/types';

export interface RunProps {
  readonly request: SampleRequest;
  /** The time and the values as the sample shows them. */
  readonly filling: Filling;
  readonly load: () => Promise<{default: OperationDocument}>;
  /** Address of the page: what is captured belongs to it. */
  readonly page: string;
  /** Counts how often the reader has asked: each new number sends once. */
  readonly round: number;
  /** Asks again, as the button does. */
  readonly run: () => void;
  /** Told how to cancel while something is being sent, and undefined afterwards. */
  readonly onSending: (cancel: (() => void) | undefined) => void;
  /** Beside the button: what came of it stands there at once, however long the code between the two is. */
  readonly place: HTMLElement | null;
}
