import Translate from '@docusaurus/Translate';

interface Props {
  /** The first hour in which the whole flight is free of conflicts, in words, if there is one. */
  readonly earliest: string | undefined;
}

/** When a plan can be flown. */
export function EarliestHour({earliest}: Props) {
  return (
    <p role="status">
      {earliest === undefined ? (
        <Translate id="flightPlans.noHour">
          In none of the next 13 hours is the whole flight free of conflicts.
        </Translate>
      ) : (
        <Translate id="flightPlans.earliest" values={{time: <strong>{earliest}</strong>}}>
          {'Earliest hour without a conflict: {time}'}
        </Translate>
      )}
    </p>
  );
}

/** Said of a plan that nothing stands against. */
export function NoConflict() {
  return (
    <Translate id="flightPlans.noConflict">
      The path meets no closed airspace, no warning and no weather over a threshold.
    </Translate>
  );
}
