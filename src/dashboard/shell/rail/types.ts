import type {Panel} from '../../panelTable';

export interface RailProps {
  readonly panels: readonly Panel[];
  readonly openId: string | undefined;
}
