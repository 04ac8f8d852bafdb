declare module '@theme/PageGuard' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly children: ReactNode;
  }

  export default function PageGuard(props: Props): ReactNode;
}
