import Link from '@docusaurus/Link';
import type {Panel} from '../../panelTable';
import styles from './rail.module.css';

interface Props {
  readonly panel: Panel;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** A panel by its symbol and title. */
export function PanelLink({panel, href, isOpen, onClick}: Props) {
  return (
    <Link className={styles.link} to={href} aria-current={isOpen ? 'page' : undefined} onClick={onClick}>
      <PanelIcon path={panel.icon} />
      <span>{panel.title()}</span>
    </Link>
  );
}

interface IconProps {
  readonly path: string;
}

export function PanelIcon({path}: IconProps) {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
