import Translate from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {roleGroups} from '@site/src/auth/settings/identitySettings';
import hidden from '@site/src/components/hidden.module.css';
import clsx from 'clsx';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useState} from 'react';
import {firstPanelOf, mayOpen, openPanel} from '../access';
import {panelTable} from '../panelTable';
import {useView} from '../shared/view/useView';
import {Column} from './Column';
import {NoPanel} from './NoPanel';
import {Rail} from './rail/Rail';
import sheet from './sheet/sheet.module.css';
import {useSheetHeight} from './sheet/useSheetHeight';
import styles from './shell.module.css';
import {Stage} from './stage/Stage';

/** Rail, column and map. The map stays as long as the open panel or a pinned one has use for it. */
export function Frame() {
  const {user} = useAuth();
  const {view} = useView();
  const {portalService} = useSiteSettings();
  const [height, setHeight] = useSheetHeight();
  // Whoever creates a first key stays where it is shown.
  const [first] = useState(() => user && firstPanelOf(user, roleGroups, portalService !== undefined));
  // After signing out there is no user, for a moment before the guard renders the sign-in form.
  if (!user) return null;
  const panels = panelTable.filter((panel) => mayOpen(panel, user, roleGroups));
  const asked = view.panel ?? first;
  const opened = openPanel(asked, panelTable, user, roleGroups);
  const open = opened.kind === 'panel' ? opened.panel : undefined;
  const mounted = panels.filter(
    (panel) => panel === open || (panel.hasMap && view.pinned.includes(panel.id)),
  );
  const hasMap = open?.hasMap ?? false;
  return (
    <div className={clsx(styles.shell, hasMap && [styles.mapped, sheet.over, sheet[height]])} data-dashboard>
      <h1 className={hidden.hidden}>
        <Translate id="dashboard.heading">Dashboard</Translate>
      </h1>
      <Rail panels={panels} openId={open?.id} />
      <Column
        mounted={mounted}
        open={open}
        hasMap={hasMap}
        height={height}
        setHeight={setHeight}
        instead={opened.kind !== 'panel' && <NoPanel opened={opened} panels={panels} />}
      />
      {mounted.some((panel) => panel.hasMap) && <Stage openId={open?.id} panels={mounted} isShown={hasMap} />}
    </div>
  );
}
