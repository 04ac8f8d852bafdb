import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {SubmitButton, TextField, useForm} from '@site/src/components/form';
import {shownUnit} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {useState} from 'react';
import {
  checkThreshold,
  operators,
  units as apiUnitOf,
  type Operator,
  type Threshold,
  type WeatherType,
} from '../shared/thresholds/thresholds';
import {limitText, readLimit} from './limits';
import {operatorText, problemText} from './words';

interface Props {
  /** Undefined for a new one. */
  readonly edited: Threshold | undefined;
  readonly others: readonly Threshold[];
  readonly put: (threshold: Threshold) => void;
  readonly onClose: () => void;
}

const weatherTypes = Object.keys(apiUnitOf) as WeatherType[];

/** One threshold as a form, in the units that the reader has chosen; it is kept in those of the API. */
export function ThresholdDialog({edited, others, put, onClose}: Props) {
  const [type, setType] = useState<WeatherType>(edited?.type ?? 'wind');
  const [operator, setOperator] = useState<Operator>(edited?.operator ?? '>');
  const [chosenUnits] = useUnits();
  // What is typed keeps its meaning when another tab chooses other units.
  const [units] = useState(chosenUnits);
  const [apiUnit, unit] = [apiUnitOf[type], shownUnit(apiUnitOf[type], units)];
  const read = (values: (name: string) => string): Threshold => {
    const [description, beside] = [values('description').trim(), values('beside').trim()];
    return {
      id: values('id').trim(),
      type,
      operator,
      value: readLimit(values('value'), edited?.value, type, units),
      ...(beside !== '' && {beside: readLimit(beside, edited?.beside, type, units)}),
      ...(description && {description}),
    };
  };
  const form = useForm({
    check: (values) => {
      const problem = checkThreshold(read(values), others);
      return problem ? [{field: problem.field, text: problemText(problem, type, units)}] : [];
    },
    submit: (values) => {
      put(read(values));
      return Promise.resolve();
    },
    describe: () => ({text: ''}),
  });
  const names = weatherNames();
  return (
    <Dialog
      title={
        edited
          ? translate({id: 'dashboard.threshold.dialog.edit', message: 'Edit the threshold'})
          : translate({id: 'dashboard.threshold.dialog.new', message: 'New threshold'})
      }
      onClose={onClose}
    >
      <form {...form.formProps}>
        <TextField
          name="id"
          label={translate({id: 'dashboard.threshold.id', message: 'Event id'})}
          hint={translate({
            id: 'dashboard.threshold.id.hint',
            message: 'Letters, digits, hyphens and underscores, such as strongWind',
          })}
          defaultValue={edited?.id}
          error={form.errorOf('id')}
        />
        <Choice
          label={translate({id: 'dashboard.threshold.weather', message: 'Weather'})}
          options={weatherTypes.map((each) => [each, names[each]])}
          value={type}
          choose={(value) => setType(value as WeatherType)}
        />
        <Choice
          label={translate({id: 'dashboard.threshold.operator', message: 'Event when the value is'})}
          options={operators.map((each) => [each, operatorText(each)])}
          value={operator}
          choose={(value) => setOperator(value as Operator)}
        />
        <TextField
          name="value"
          inputMode="decimal"
          label={translate({id: 'dashboard.threshold.value', message: 'Limit in {unit}'}, {unit})}
          hint={
            unit !== apiUnit &&
            translate(
              {id: 'dashboard.threshold.kept', message: 'Kept in {unit}, the unit of the API'},
              {unit: apiUnit},
            )
          }
          defaultValue={edited && limitText(edited.value, edited.type, units)}
          error={form.errorOf('value')}
        />
        <TextField
          name="beside"
          inputMode="decimal"
          label={translate(
            {
              id: 'dashboard.threshold.second',
              message: 'And in the hour before or after, more than ({unit}, optional)',
            },
            {unit},
          )}
          defaultValue={edited && limitText(edited.beside, edited.type, units)}
          error={form.errorOf('beside')}
        />
        <TextField
          name="description"
          maxLength={200}
          label={translate({id: 'dashboard.threshold.description', message: 'Description (optional)'})}
          defaultValue={edited?.description}
        />
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="dashboard.threshold.put">Apply</Translate>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
