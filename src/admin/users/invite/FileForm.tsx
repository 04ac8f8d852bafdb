import Translate, {translate} from '@docusaurus/Translate';
import {downloadFile} from '@site/src/components/download/downloadFile';
import {formatCsv} from '@site/src/components/download/csv';
import {SubmitButton} from '@site/src/components/form';
import {roleGroups} from '@site/src/auth/settings/identitySettings';
import {fileField, SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId} from 'react';
import {useFieldFocus} from '../work/useFieldFocus';
import own from './invite.module.css';
import steps from '../work/steps.module.css';
import type {Reading} from './loadDryRun';
import {columnNames} from './parseInvitations';
import {readText} from './readText';

interface Props {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** How far the check is; `undefined` while there is none. */
  readonly reading: Reading | undefined;
  readonly onCheck: () => void;
}

/** Takes a file or pasted text. Nothing is sent before the check. */
export function FileForm({text, setText, reading, onCheck}: Props) {
  const id = useId();
  const form = useFieldFocus();
  const isReading = reading !== undefined;
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) setText(readText(new Uint8Array(await file.arrayBuffer())));
    // The same file, changed, can be chosen again.
    input.value = '';
  };
  return (
    <form
      ref={form}
      className={own.file}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReading) onCheck();
      }}
    >
      <p className={steps.note} id={`${id}-hint`}>
        <Translate id="admin.file.hint" values={{columns: <code>email, name, groups</code>}}>
          {
            'The first line names the columns: {columns}, in any order. Several groups are separated by semicolons or spaces, and nobody needs to be in one.'
          }
        </Translate>{' '}
        <SmallButton onClick={() => downloadFile('invitations.csv', 'text/csv', exampleCsv())}>
          <Translate id="admin.file.example">Save an example</Translate>
        </SmallButton>
      </p>
      <label htmlFor={`${id}-file`}>
        <Translate id="admin.file.choose">CSV file</Translate>
      </label>
      <input
        id={`${id}-file`}
        type="file"
        className={fileField}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={`${id}-hint`}
        onChange={({target}) => void take(target)}
      />
      <label htmlFor={`${id}-text`}>
        <Translate id="admin.file.paste">Or paste the lines</Translate>
      </label>
      <textarea
        id={`${id}-text`}
        value={text}
        rows={8}
        spellCheck={false}
        onChange={({target}) => setText(target.value)}
      />
      <div className={steps.buttons}>
        <SubmitButton isBusy={isReading}>
          <Translate id="admin.file.check">Check the file</Translate>
        </SubmitButton>
        <p role="status" className={steps.note}>
          {reading && reading.total > 0 && (
            <Translate id="admin.file.looking" values={{...reading}}>
              {'Looking up existing accounts: {done} of {total}'}
            </Translate>
          )}
        </p>
      </div>
    </form>
  );
}

function exampleCsv(): string {
  const group = roleGroups.developers;
  return formatCsv([
    columnNames,
    ['ann@example.com', translate({id: 'admin.file.exampleOne', message: 'Ann Example'}), group],
    ['ben@example.com', translate({id: 'admin.file.exampleTwo', message: 'Ben Example'}), ''],
  ]);
}
