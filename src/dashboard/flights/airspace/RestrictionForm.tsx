import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {
  FormAlert,
  SubmitButton,
  TextField,
  useForm,
  type FormProblem,
  type FormValues,
} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {fewestPositions} from '@site/src/map/draw/types';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import type {Position} from 'geojson';
import {useState} from 'react';
import {useConnection} from '../../shared/data/connection';
import {DrawField} from '../../shared/draw/DrawField';
import styles from '../flights.module.css';
import {restrictionInput} from './restrictionInput';

interface Props {
  readonly close: (id: string | undefined) => void;
}

/** Closes airspace for one's organization: an area drawn on the map, with its ceiling and times. */
export default function RestrictionForm({close}: Props) {
  const {client, baseUrl} = useConnection();
  const queries = useQueryClient();
  const [corners, setCorners] = useState<readonly Position[]>([]);
  const check = (values: FormValues): FormProblem[] => [
    ...(values('name').trim()
      ? []
      : [{field: 'name', text: translate({id: 'dashboard.airspace.needsName', message: 'Give it a name.'})}]),
    ...(corners.length >= fewestPositions.polygon
      ? []
      : [
          {
            text: translate({
              id: 'dashboard.airspace.needsArea',
              message: 'Draw an area of at least three corners.',
            }),
          },
        ]),
  ];
  const form = useForm({
    check,
    submit: async (values) => {
      const body = restrictionInput(values, corners);
      const {restrictionId} = dataOf(await client.POST('/flights/v2/restrictions', {body}));
      await queries.invalidateQueries({queryKey: [baseUrl, 'restrictions']});
      notify('success', translate({id: 'dashboard.airspace.stored', message: 'The restriction is stored.'}));
      close(restrictionId);
    },
    describe: describePlatformError,
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <h3>
        <Translate id="dashboard.airspace.new">New restriction</Translate>
      </h3>
      {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
      <TextField
        name="name"
        label={translate({id: 'dashboard.airspace.name', message: 'Name'})}
        error={form.errorOf('name')}
      />
      <TextField
        name="ceiling"
        type="number"
        min={0}
        step="any"
        label={translate({
          id: 'dashboard.airspace.ceilingField',
          message: 'Ceiling in metres above sea level',
        })}
        hint={translate({
          id: 'dashboard.airspace.ceilingHint',
          message: 'Leave empty to close it at every altitude.',
        })}
      />
      <div className={styles.pair}>
        <TextField
          name="from"
          type="datetime-local"
          label={translate({id: 'dashboard.airspace.from', message: 'From'})}
        />
        <TextField
          name="to"
          type="datetime-local"
          label={translate({id: 'dashboard.airspace.to', message: 'Until'})}
        />
      </div>
      <TextField name="reason" label={translate({id: 'dashboard.airspace.reason', message: 'Reason'})} />
      <DrawField
        kind="polygon"
        label={translate({id: 'dashboard.airspace.area', message: 'Area'})}
        positions={corners}
        change={setCorners}
        most={100}
      />
      <div className={styles.formActions}>
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="dashboard.airspace.store">Add restriction</Translate>
        </SubmitButton>
        <SmallButton onClick={() => close(undefined)}>
          <Translate id="dashboard.airspace.cancel">Cancel</Translate>
        </SmallButton>
      </div>
    </form>
  );
}
