declare module '@theme/ErrorExplanation' {
  import type {ReactNode} from 'react';
  import type {ErrorExplanationProps} from './types';

  export default function ErrorExplanation(props: ErrorExplanationProps): ReactNode;
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
