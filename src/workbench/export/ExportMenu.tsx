import {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {SmallButton, smallButton} from '@site/src/components/small-button/SmallButton';
import {useId, useMemo} from 'react';
import type {TabCall} from '../calls/listedCall';
import styles from '../list/list.module.css';
import {exportCalls, type ExportFormat} from './exportCalls';

interface Props {
  readonly calls: readonly TabCall[];
  readonly all: readonly TabCall[];
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ['har', 'HAR'],
  ['http', '.http'],
  ['postman', 'Postman'],
];

/** Hands the calls of a list to other programs, without their secrets. */
export function ExportMenu({calls, all}: Props) {
  const make = (format: ExportFormat) => exportCalls(format, calls.map(recorded), all.map(recorded));
  const script = useMemo(
    () =>
      calls.length > MOST_COPIED ? '' : exportCalls('script', calls.map(recorded), all.map(recorded)).text,
    [calls, all],
  );
  const id = useId();
  const isEmpty = calls.length === 0;
  return (
    <div className={styles.export} role="group" aria-labelledby={id}>
      <span id={id}>{translate({id: 'workbench.export', message: 'Export with keys masked:'})}</span>
      {formats.map(([format, name]) => (
        <SmallButton
          key={format}
          isDisabled={isEmpty}
          name={translate(
            {id: 'workbench.export.as', message: '{format}: download the calls'},
            {format: name},
          )}
          onClick={() => {
            const {fileName, mediaType, text} = make(format);
            downloadFile(fileName, mediaType, text);
          }}
        >
          {name}
        </SmallButton>
      ))}
      {!isEmpty && script !== '' && (
        <CopyButton
          text={script}
          caption={translate({id: 'workbench.copyScript', message: 'Copy all as a script'})}
          className={smallButton}
        />
      )}
    </div>
  );
}

/** A longer script is nothing that anybody pastes. */
const MOST_COPIED = 200;

const recorded = ({recorded: call}: TabCall) => call;
