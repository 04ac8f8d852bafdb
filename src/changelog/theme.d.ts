declare module '@theme/OperationChanges' {
  import type {ReactNode} from 'react';
  import type {OperationChange} from '@site/src/publishing/reference/types';

  export interface Props {
    /** What the changelog says of the operation whose page it is. */
    readonly changes: readonly OperationChange[];
  }

  export default function OperationChanges(props: Props): ReactNode;
}
