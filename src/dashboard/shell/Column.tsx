import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import clsx from 'clsx';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import type {Panel} from '../panelTable';
import {PinButton} from './PinButton';
import {panelPart} from './panelPart';
import styles from './shell.module.css';
import sheet from './sheet/sheet.module.css';
import {SheetGrip} from './sheet/SheetGrip';
import type {SheetHeight} from './sheet/snapHeight';
import {SkipToMap} from './SkipToMap';
import Opener from '@theme/Workbench/Opener';

interface Props {
  /** The open panel, and those whose layers are pinned. */
  readonly mounted: readonly Panel[];
  readonly open: Panel | undefined;
  readonly hasMap: boolean;
  /** On a phone. */
  readonly height: SheetHeight;
  readonly setHeight: (height: SheetHeight) => void;
  /** What stands here when no panel is open. */
  readonly instead: ReactNode;
}

/** Beside the map what the open panel says; under 996 pixels a sheet over it, with three heights. */
export function Column({mounted, open, hasMap, height, setHeight, instead}: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const column = useRef<HTMLElement>(null);
  const isLow = height === 'low';
  const opened = useRef(open);
  useEffect(() => {
    if (opened.current === open) return;
    opened.current = open;
    // What led here may have gone with the panel before.
    heading.current?.focus();
  }, [open]);
  return (
    <section ref={column} className={clsx(styles.column, hasMap && sheet.sheet)} aria-labelledby={open && id}>
      {hasMap && <SkipToMap />}
      {open && hasMap && <SheetGrip sheet={column} height={height} setHeight={setHeight} />}
      {open && (
        <header className={styles.columnHead}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {open.title()}
          </h2>
          <Opener isQuiet name={translate({id: 'dashboard.calls', message: 'Show the calls'})} />
          {hasMap && <PinButton panel={open} />}
          {hasMap && (
            <div className={sheet.fold}>
              <SmallButton isExpanded={!isLow} onClick={() => setHeight(isLow ? 'half' : 'low')}>
                {isLow ? (
                  <Translate id="dashboard.sheet.unfold">Show the panel</Translate>
                ) : (
                  <Translate id="dashboard.sheet.fold">Show the map</Translate>
                )}
              </SmallButton>
            </div>
          )}
        </header>
      )}
      <div
        className={clsx(styles.columnBody, sheet.body)}
        role="group"
        aria-label={translate({id: 'dashboard.column', message: 'Panel', description: 'Names what scrolls'})}
        tabIndex={-1}
      >
        {open && <p className={styles.purpose}>{open.purpose()}</p>}
        {mounted.map((panel) => {
          const Part = panelPart(panel);
          return <Part key={panel.id} isOpen={panel === open} />;
        })}
        {instead}
      </div>
    </section>
  );
}
