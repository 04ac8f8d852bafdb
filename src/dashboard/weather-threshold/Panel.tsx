import Translate, {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {FormAlert} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import type {PanelProps} from '../shared/panel';
import {Hint} from '../shared/parts/Hint';
import {formatThresholds, LONGEST, type Threshold} from '../shared/thresholds/thresholds';
import {useThresholds} from '../shared/thresholds/useThresholds';
import {RouteTrial} from './RouteTrial';
import styles from './threshold.module.css';
import {ThresholdDialog} from './ThresholdDialog';
import {ThresholdList} from './ThresholdList';

/** When weather is an event: the defaults, or the person's own. `lazy` requires the default export. */
export default function WeatherThresholdPanel({isOpen}: PanelProps) {
  const {thresholds: kept, isOwn} = useThresholds();
  const [draft, setDraft] = useState<readonly Threshold[]>();
  const [edited, setEdited] = useState<Threshold | 'new'>();
  const {save, isBusy, error} = useSave(() => setDraft(undefined));
  if (!isOpen) return null;
  const thresholds = draft ?? kept;
  const put = (threshold: Threshold) => {
    const before = edited === 'new' ? -1 : thresholds.findIndex(({id}) => edited?.id === id);
    setDraft(before < 0 ? [...thresholds, threshold] : thresholds.with(before, threshold));
    setEdited(undefined);
  };
  const text = formatThresholds(thresholds);
  return (
    <>
      <Hint>
        {isOwn ? (
          <Translate id="dashboard.threshold.own">
            These thresholds are your own. The platform finds events for you by them, whatever sends your
            requests.
          </Translate>
        ) : (
          <Translate id="dashboard.threshold.default">
            These are the default thresholds. Once you change one, the whole list is saved as your own.
          </Translate>
        )}
      </Hint>
      <ThresholdList
        thresholds={thresholds}
        edit={setEdited}
        remove={({id}) => setDraft(thresholds.filter((each) => each.id !== id))}
      />
      <div className={styles.actions}>
        <SmallButton onClick={() => setEdited('new')}>
          <Translate id="dashboard.threshold.add">Add a threshold</Translate>
        </SmallButton>
        {isOwn && (
          <SmallButton isDisabled={isBusy} onClick={() => void save('')}>
            <Translate id="dashboard.threshold.defaults">Return to the defaults</Translate>
          </SmallButton>
        )}
      </div>
      {draft && (
        <div className={styles.draft} role="status">
          <p>
            {text === undefined ? (
              <Translate id="dashboard.threshold.tooLong" values={{most: LONGEST}}>
                {
                  'This is more than an account can hold ({most} characters). Remove a threshold, or shorten a description.'
                }
              </Translate>
            ) : (
              <Translate id="dashboard.threshold.changed">
                Changed, but not saved. Try them on a route first.
              </Translate>
            )}
          </p>
          <SmallButton
            isDisabled={isBusy || text === undefined}
            onClick={() => text !== undefined && void save(text)}
          >
            <Translate id="dashboard.threshold.save">Save</Translate>
          </SmallButton>
          <SmallButton onClick={() => setDraft(undefined)}>
            <Translate id="dashboard.threshold.discard">Discard</Translate>
          </SmallButton>
        </div>
      )}
      {error && <FormAlert kind="error">{error}</FormAlert>}
      <RouteTrial thresholds={thresholds} />
      {edited && (
        <ThresholdDialog
          edited={edited === 'new' ? undefined : edited}
          others={thresholds.filter((each) => each !== edited)}
          put={put}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Keeps thresholds in the account, and asks the platform anew for what depends on them. */
function useSave(saved: () => void) {
  const {refresh} = useAuth();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (text: string) => {
    setBusy(true);
    setError(undefined);
    try {
      const {saveWeatherThresholds} = await import('@site/src/auth/session/account');
      await saveWeatherThresholds(text);
      await refresh({force: true});
      await queries.invalidateQueries();
      saved();
      notify('success', translate({id: 'dashboard.threshold.saved', message: 'Your thresholds are saved.'}));
    } catch {
      setError(
        translate({
          id: 'dashboard.threshold.failed',
          message: 'The thresholds could not be saved. Try again in a moment.',
        }),
      );
    } finally {
      setBusy(false);
    }
  };
  return {save, isBusy, error};
}
