import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {useKeptFocus} from '@site/src/components/focus/useKeptFocus';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {statusText} from '@site/src/components/status/statusText';
import {useId, useRef, useState, type SubmitEvent} from 'react';
import {knownOperations} from '../contract/operations';
import styles from './faults.module.css';
import {faultText} from './faultText';
import {useFaultControl} from './FaultsContext';
import {toFault, type FaultDraft} from './toFault';

const first: FaultDraft = {what: '503', delayMs: '2000', operationId: '', times: '3'};

/** Lets the next requests at the sandbox fail, wait or break off. */
export function FaultsPanel() {
  const {faults, isKnown, begin, end} = useFaultControl();
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [times, delay] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form, faults?.length === 0);
  const set = (part: Partial<FaultDraft>) => setDraft({...draft, ...part});
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    begin(toFault(draft)).then(setProblem, () =>
      setProblem(translate({id: 'workbench.faults.unreachable', message: 'The sandbox does not respond.'})),
    );
  };
  if (isKnown && !faults)
    return (
      <p className={styles.note}>
        <Translate id="workbench.faults.unsupported">
          Only a sandbox has failures on demand, and none responds here. Start one, then open this again.
        </Translate>
      </p>
    );
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <p>
        <Translate id="workbench.faults.what">
          See how your program copes with errors: the next requests to the sandbox meet one, whoever sends
          them.
        </Translate>
      </p>
      <Choice
        label={translate({id: 'workbench.faults.kind', message: 'What happens'})}
        options={[
          ...['429', '500', '502', '503', '504', '401', '403'].map(
            (each) => [each, `${each} ${statusText(each)}`] as const,
          ),
          ['delay', translate({id: 'workbench.faults.delayed', message: 'A late response'})],
          ['drop', translate({id: 'workbench.faults.dropped', message: 'A dropped connection'})],
        ]}
        value={draft.what}
        choose={(what) => set({what})}
      />
      {draft.what === 'delay' && (
        <label htmlFor={delay}>
          <Translate id="workbench.faults.ms">Milliseconds</Translate>
          <input
            id={delay}
            type="number"
            min={1}
            max={60000}
            required
            value={draft.delayMs}
            onChange={({target}) => set({delayMs: target.value})}
          />
        </label>
      )}
      <Choice
        label={translate({id: 'workbench.faults.operation', message: 'Operation'})}
        hasAny={translate({id: 'workbench.fault.any', message: 'Any operation'})}
        options={knownOperations.map(({operationId, summary}) => [operationId, summary] as const)}
        value={draft.operationId}
        choose={(operationId) => set({operationId})}
      />
      <label htmlFor={times}>
        <Translate id="workbench.faults.times">How many requests</Translate>
        <input
          id={times}
          type="number"
          min={1}
          max={1000}
          required
          value={draft.times}
          onChange={({target}) => set({times: target.value})}
        />
      </label>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className="button button--primary">
        <Translate id="workbench.faults.begin">Begin</Translate>
      </button>
      {faults && faults.length > 0 && (
        <section className={styles.active}>
          <h3>
            <Translate id="workbench.faults.active">Active</Translate>
          </h3>
          <ul>
            {faults.map((fault) => (
              <li key={fault.operationId ?? ''}>{faultText(fault)}</li>
            ))}
          </ul>
          <SmallButton onClick={() => void end().catch(() => undefined)}>
            <Translate id="workbench.faults.end">End all failures</Translate>
          </SmallButton>
        </section>
      )}
    </form>
  );
}
