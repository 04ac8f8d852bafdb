import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import type {Restriction} from '@site/src/plan-check';
import {useConnection} from '../../shared/data/connection';
import {timesText} from '@site/src/flight-plans/words/conflictWords';
import {altitudeText} from '@site/src/flight-plans/words/figureWords';
import {typeWords} from './restrictionWords';

interface Props {
  readonly restriction: Restriction;
  readonly show: () => void;
  readonly close: () => void;
}

const details = ['Reason', 'Proponent', 'Facility', 'Base', 'Branch', 'County', 'State', 'POC'] as const;

/** All that is known of a restriction. Your own can be deleted. */
export function RestrictionCard({restriction: {properties}, show, close}: Props) {
  const {restrictionId, name, type, access, dataset, ceilingMeters} = properties;
  const {client, baseUrl} = useConnection();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const params = {path: {restrictionId}};
    dataOf(await client.DELETE('/flights/v2/restrictions/{restrictionId}', {params}));
    await queries.invalidateQueries({queryKey: [baseUrl, 'restrictions']});
    close();
  };
  return (
    <DetailCard
      title={name}
      subtitle={`${typeWords().find(([each]) => each === type)?.[1] ?? type}, ${dataset}`}
      closeName={translate({id: 'dashboard.airspace.close', message: 'Close {name}'}, {name})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.airspace.id', message: 'Id'})}>
          <code>{restrictionId}</code>
        </Fact>
        <Fact title={translate({id: 'dashboard.airspace.ceilingTitle', message: 'Ceiling'})}>
          {ceilingMeters === undefined
            ? translate({id: 'dashboard.airspace.none', message: 'none'})
            : translate(
                {id: 'dashboard.airspace.aboveSea', message: '{height} above mean sea level'},
                {height: altitudeText(ceilingMeters)},
              )}
        </Fact>
        <Fact title={translate({id: 'dashboard.airspace.times', message: 'In force'})}>
          {timesText(properties)}
        </Fact>
        {details.map(
          (key) =>
            properties[key] !== undefined && (
              <Fact key={key} title={key}>
                {properties[key]}
              </Fact>
            ),
        )}
      </Facts>
      <CardActions>
        <SmallButton onClick={show}>
          <Translate id="dashboard.airspace.show">Show on the map</Translate>
        </SmallButton>
        {access === 'owner' && (
          <SmallButton onClick={() => setAsking(true)}>
            <Translate id="dashboard.airspace.delete">Delete</Translate>
          </SmallButton>
        )}
      </CardActions>
      {isAsking && (
        <Confirm
          title={translate({id: 'dashboard.airspace.deleteTitle', message: 'Delete {name}?'}, {name})}
          action={translate({id: 'dashboard.airspace.deleteAction', message: 'Delete the restriction'})}
          onConfirm={remove}
          describe={describePlatformError}
          onClose={() => setAsking(false)}
        >
          <Translate id="dashboard.airspace.deleteText">
            The airspace opens for everybody in your organization.
          </Translate>
        </Confirm>
      )}
    </DetailCard>
  );
}
