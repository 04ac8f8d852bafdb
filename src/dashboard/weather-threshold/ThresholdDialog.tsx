import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {SubmitButton, TextField, useForm} from '@site/src/components/form';
import {weatherNames} from '@site/src/map/tiles/weatherNames';
import {identifierRule} from '@site/src/platform';
import {useState} from 'react';
import {
  checkThreshold,
  operators,
  units,
  type Operator,
  type Threshold,
  type ThresholdProblem,
  type WeatherType,
} from '../shared/thresholds/thresholds';

interface Props {
  /** Undefined for a new one. */
  readonly edited: Threshold | undefined;
  readonly others: readonly Threshold[];
  readonly put: (threshold: Threshold) => void;
  readonly onClose: () => void;
}

const weatherTypes = Object.keys(units) as WeatherType[];

/** One threshold as a form. */
export function ThresholdDialog({edited, others, put, onClose}: Props) {
  const [type, setType] = useState<WeatherType>(edited?.type ?? 'wind');
  const [operator, setOperator] = useState<Operator>(edited?.operator ?? '>');
  const read = (values: (name: string) => string): Threshold => {
    const [description, beside] = [values('description').trim(), values('beside').trim()];
    return {
      id: values('id').trim(),
      type,
      operator,
      value: numberOf(values('value')),
      ...(beside !== '' && {beside: numberOf(beside)}),
      ...(description && {description}),
    };
  };
  const form = useForm({
    check: (values) => {
      const problem = checkThreshold(read(values), others);
      return problem ? [{field: problem.field, text: problemText(problem)}] : [];
    },
    submit: (values) => Promise.resolve(put(read(values))),
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
          label={translate(
            {id: 'dashboard.threshold.value', message: 'Limit in {unit}'},
            {unit: units[type]},
          )}
          defaultValue={edited?.value}
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
            {unit: units[type]},
          )}
          defaultValue={edited?.beside}
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

/** An empty text is no number. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));

function operatorText(operator: Operator): string {
  return {
    '>': translate({id: 'dashboard.threshold.above', message: 'above the limit'}),
    '>=': translate({id: 'dashboard.threshold.atLeast', message: 'at or above the limit'}),
    '=': translate({id: 'dashboard.threshold.equal', message: 'equal to the limit'}),
    '<': translate({id: 'dashboard.threshold.below', message: 'below the limit'}),
    '<=': translate({id: 'dashboard.threshold.atMost', message: 'at or below the limit'}),
  }[operator];
}

function problemText({field, kind}: ThresholdProblem): string {
  if (field === 'value')
    return translate({
      id: 'dashboard.threshold.problem.value',
      message: 'Enter a number from −1,000 to 1,000.',
    });
  switch (kind) {
    case 'missing':
      return translate({id: 'dashboard.threshold.problem.missing', message: 'Enter an id.'});
    case 'taken':
      return translate({
        id: 'dashboard.threshold.problem.taken',
        message: 'Another threshold has this id.',
      });
    case 'misfit':
      return identifierRule();
  }
}
