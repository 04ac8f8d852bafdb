/** What the shell hands to a panel. A pinned panel stays mounted while another is open: it keeps its layers on the map. */
export interface PanelProps {
  /** Whether its column is shown. */
  readonly isOpen: boolean;
}
