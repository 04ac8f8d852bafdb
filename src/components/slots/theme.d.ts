declare module '@theme/PageGuard' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly children: ReactNode;
  }

  export default function PageGuard(props: Props): ReactNode;
}

declare module '@theme/Workbench' {
  import type {ReactNode} from 'react';

  export default function Workbench(): ReactNode;
}

declare module '@theme/Workbench/Opener' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly name: string;
    readonly isQuiet?: boolean;
  }

  export default function Opener(props: Props): ReactNode;
}

declare module '@theme/MailboxLink' {
  export {default} from './MailboxLink';
}

declare module '@theme/PageTwin' {
  import type {ReactNode} from 'react';

  export default function PageTwin(): ReactNode;
}
