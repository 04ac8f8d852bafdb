import Translate, {translate} from '@docusaurus/Translate';
import {type SubmitEvent, type KeyboardEvent, useEffect, useRef, useState} from 'react';
import type {RequestField} from '@site/src/errors/types';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {parameterKey} from '@site/src/openapi/request/serialise';
import {announcement} from '@site/src/try-it/response/announcement';
import {OutcomeView} from '@site/src/try-it/response/OutcomeView';
import {useOutcomeInView} from '@site/src/try-it/response/useOutcomeInView';
import {BodySection, type BodyHandle} from './body/BodySection';
import {focusField} from './fields/focusField';
import {CredentialChooser} from '@site/src/try-it/credentials/CredentialChooser';
import {ConfirmDeletion} from './ConfirmDeletion';
import {BODY_KEY} from './draft/draftViolations';
import {ExplorerTitle} from './ExplorerTitle';
import styles from './explorer.module.css';
import {HistoryList} from './history/HistoryList';
import {LiveSamples} from './LiveSamples';
import {ParameterFields} from './ParameterFields';
import {scrollIntoColumn} from './scrollIntoColumn';
import {SendBar} from './SendBar';
import {ServerChooser} from '@site/src/try-it/server/ServerChooser';
import {useExpanded} from './useExpanded';
import {useExplorer} from './useExplorer';

export interface Props {
  readonly operation: OperationDocument;
  readonly onClose: () => void;
  /** Whether somebody has just asked for it, so that the keyboard should go there. */
  readonly takesFocus: boolean;
}

/** Fills in, checks and sends a request of an operation, and shows what comes back. */
export function Explorer({operation, onClose, takesFocus}: Props) {
  const explorer = useExplorer(operation);
  const {draft, setDraft, violations, shownViolations, isSending, isSent, current} = explorer;
  const [spoken, setSpoken] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isExpanded, toggleExpanded] = useExpanded();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const body = useRef<BodyHandle>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [takesFocus]);
  useOutcomeInView(current, isSending, result, scrollIntoColumn);

  const isDeletion = operation.method === 'delete';
  const sendNow = (): void => {
    if (isSending) return;
    if (isDeletion) setAsking(true);
    else sendUnasked();
  };
  const sendUnasked = (): void => {
    setSpoken(translate({id: 'reference.announce.sending', message: 'Sending.'}));
    void explorer.send().then(({outcome}) => setSpoken(announcement(outcome)));
  };
  const submit = (): void => {
    if (violations.size === 0) {
      sendNow();
      return;
    }
    explorer.showAllViolations();
    setSpoken(
      translate(
        {id: 'reference.announce.violations', message: 'Not sent. Fields to correct: {count}.'},
        {count: violations.size},
      ),
    );
    // The messages appear with the next paint.
    requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
    });
  };
  const goTo = (field: RequestField): void => {
    const [name = ''] = field.keys;
    if (field.in === 'body') body.current?.goTo(field.keys);
    else if (form.current) focusField(form.current, parameterKey({in: field.in, name}));
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The editor handles the same keys itself.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      ref={form}
      className={styles.explorer}
      data-expanded={isExpanded}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <ExplorerTitle isExpanded={isExpanded} onExpand={toggleExpanded} onClose={onClose} />
      <SendBar explorer={explorer} method={operation.method} onSendAnyway={sendNow} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ServerChooser {...explorer.server} />
          <CredentialChooser credential={explorer.credential} />
          <ParameterFields
            operation={operation}
            values={draft.values}
            onChange={(values) => setDraft({...draft, values})}
            onLeave={explorer.leave}
            violations={shownViolations}
          />
          {operation.requestBody && draft.body && (
            <BodySection
              ref={body}
              requestBody={operation.requestBody}
              schemas={operation.schemas}
              body={draft.body}
              hour={explorer.hour}
              onChange={(body) => setDraft({...draft, body})}
              onLeave={() => explorer.leave(BODY_KEY)}
              onSubmit={submit}
              violations={shownViolations.get(BODY_KEY) ?? []}
            />
          )}
        </div>
        <div className={styles.column}>
          <div ref={result} className={styles.result}>
            {current && shownViolations.size > 0 && !isSent && (
              <p className={styles.earlier}>
                <Translate id="reference.outcome.earlier">
                  The response below belongs to an earlier request.
                </Translate>
              </p>
            )}
            {current && (
              <OutcomeView key={current.id} outcome={current.outcome} operation={operation} goTo={goTo} />
            )}
          </div>
          <HistoryList past={explorer.past} current={current?.id} onChoose={explorer.restore} />
          <LiveSamples explorer={explorer} operation={operation} />
        </div>
      </div>
      <p className={styles.spoken} role="status" aria-live="polite">
        {spoken}
      </p>
      {isAsking && (
        <ConfirmDeletion
          url={explorer.request.url}
          onConfirm={sendUnasked}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
