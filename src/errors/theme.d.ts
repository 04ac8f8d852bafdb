declare module '@theme/ErrorExplanation' {
  import type {ReactNode} from 'react';
  import type {ErrorExplanationProps} from '@site/src/errors/types';

  export default function ErrorExplanation(props: ErrorExplanationProps): ReactNode;
}

declare module '@generated/errors/default/kinds.json' {
  import type {ErrorKind} from '@site/src/errors/types';

  const kinds: readonly ErrorKind[];
  export default kinds;
}

declare module '@generated/errors/default/examples.json' {
  import type {PlacedExample} from '@site/src/errors/types';

  const examples: readonly PlacedExample[];
  export default examples;
}
