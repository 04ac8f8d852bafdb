import Translate from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useRef, type Ref} from 'react';
import styles from './selection.module.css';

interface Props {
  /** How many of the rows found are ticked, how many others, and how many rows the filters find. */
  readonly ticked: number;
  readonly hidden: number;
  readonly found: number;
  readonly isBusy: boolean;
  readonly saveCsv: () => void;
  readonly saveGeoJson: () => void;
  readonly saveFiles: () => void;
  readonly showTogether: () => void;
  readonly print: () => void;
  readonly clear: () => void;
  readonly openImport: () => void;
  readonly isImporting: boolean;
  /** Gets the focus back from the import. */
  readonly importButton: Ref<HTMLButtonElement>;
}

/** More plans than this are neither a map to read nor a pile to print, and their ids are too long for an address. */
const MOST_SHOWN = 100;

/** What can be done with the plans that are ticked; without any, with all that are found. */
export function SelectionBar(props: Props) {
  const {ticked, hidden, found, isBusy, clear, importButton} = props;
  const status = useRef<HTMLParagraphElement>(null);
  const count = ticked > 0 ? ticked : found;
  const isNone = isBusy || count === 0;
  const isMany = count > MOST_SHOWN;
  return (
    <div className={styles.bar}>
      <p role="status" ref={status} tabIndex={-1}>
        {ticked > 0 ? (
          <Translate id="admin.selection.ticked" values={{count: <strong>{ticked}</strong>}}>
            {'{count} selected'}
          </Translate>
        ) : hidden > 0 ? (
          <Translate id="admin.selection.hidden" values={{count: hidden}}>
            {'Selected but hidden by the filters: {count}. Actions apply to all plans found'}
          </Translate>
        ) : (
          <Translate id="admin.selection.all">Nothing selected: actions apply to all plans found</Translate>
        )}
      </p>
      <SmallButton onClick={props.saveCsv} isDisabled={isNone}>
        <Translate id="admin.selection.csv">Save as CSV</Translate>
      </SmallButton>
      <SmallButton onClick={props.saveGeoJson} isDisabled={isNone}>
        <Translate id="admin.selection.geojson">Save as GeoJSON</Translate>
      </SmallButton>
      <SmallButton onClick={props.saveFiles} isDisabled={isNone || ticked === 0}>
        <Translate id="admin.selection.files">Save as .plan files</Translate>
      </SmallButton>
      <SmallButton onClick={props.showTogether} isDisabled={isNone || isMany}>
        <Translate id="admin.selection.together">Show together</Translate>
      </SmallButton>
      <SmallButton onClick={props.print} isDisabled={isNone || isMany}>
        <Translate id="admin.selection.print">Print view</Translate>
      </SmallButton>
      {isMany && (
        <p>
          <Translate id="admin.selection.many" values={{most: MOST_SHOWN}}>
            {'Select up to {most} plans to show or print them.'}
          </Translate>
        </p>
      )}
      {ticked + hidden > 0 && (
        <SmallButton
          onClick={() => {
            clear();
            // The button goes with the selection.
            status.current?.focus();
          }}
        >
          <Translate id="admin.selection.clear">Clear selection</Translate>
        </SmallButton>
      )}
      <span className={styles.import}>
        <SmallButton ref={importButton} isExpanded={props.isImporting} onClick={props.openImport}>
          <Translate id="admin.selection.import">Import plan files</Translate>
        </SmallButton>
      </span>
    </div>
  );
}
