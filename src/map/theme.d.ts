declare module '@theme/Map/Canvas' {
  import type {ReactNode} from 'react';
  import type {MapProps} from './canvas/types';

  export default function MapCanvas(props: MapProps): ReactNode;
}

declare module '@theme/Map/Stage' {
  import type {ReactNode} from 'react';
  import type {StageProps} from './stage/types';

  export default function StageMap(props: StageProps): ReactNode;
}

declare module '@theme/Map/DrawDialog' {
  import type {ReactNode} from 'react';
  import type {DrawDialogProps} from './draw-dialog/DrawDialog.client';

  export default function DrawDialog(props: DrawDialogProps): ReactNode;
}
