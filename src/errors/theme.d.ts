declare module '@theme/ErrorExplanation' {
  import type {ReactNode} from 'react';
  import type {ErrorResponse, RequestField} from './types';

  export interface Props {
    readonly response: ErrorResponse;
    /** Leads to a field of the request; where it is left out, fields are named and no more. */
    readonly goTo?: ((field: RequestField) => void) | undefined;
    /** In one line, for a notice that has the message already. */
    readonly isBrief?: boolean | undefined;
  }

  export default function ErrorExplanation(props: Props): ReactNode;
}

declare module '@generated/errors/default/kinds.json' {
  import type {ErrorKind} from './types';

  const kinds: readonly ErrorKind[];
  export default kinds;
}

declare module '@generated/errors/default/examples.json' {
  import type {PlacedExample} from './types';

  const examples: readonly PlacedExample[];
  export default examples;
}
