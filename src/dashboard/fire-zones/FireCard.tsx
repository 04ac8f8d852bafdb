import Translate, {translate} from '@docusaurus/Translate';
import {CardActions, DetailCard, Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {AgoText} from '@site/src/components/moment/AgoText';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useNow} from '../shared/data/useNow';
import {areaOf, type GrownFire} from './fires';
import {NearFire} from './NearFire';
import {areaText, growthText} from './words';

interface Props {
  readonly fire: GrownFire;
  readonly span: string;
  readonly show: () => void;
  readonly close: () => void;
}

/** What is known of a fire, and what is near it. */
export function FireCard({fire, span, show, close}: Props) {
  const now = useNow(60_000);
  const {details} = fire;
  return (
    <DetailCard
      title={fire.name}
      subtitle={growthText(fire, span)}
      closeName={translate({id: 'dashboard.fires.close', message: 'Close the fire'})}
      close={close}
    >
      <Facts>
        <Fact title={translate({id: 'dashboard.fires.area', message: 'Area'})}>{areaText(areaOf(fire))}</Fact>
        {details && (
          <>
            <Fact title={translate({id: 'dashboard.fires.detected', message: 'First seen'})}>
              <AgoText time={Date.parse(details.detectedAt)} now={now} />
            </Fact>
            <Fact title={translate({id: 'dashboard.fires.updated', message: 'Outline updated'})}>
              <AgoText time={Date.parse(details.updatedAt)} now={now} />
            </Fact>
            {details.containmentPercent !== undefined && (
              <Fact title={translate({id: 'dashboard.fires.contained', message: 'Contained'})}>
                {`${details.containmentPercent} %`}
              </Fact>
            )}
            {details.confidence !== undefined && (
              <Fact title={translate({id: 'dashboard.fires.confidence', message: 'Confidence'})}>
                {`${details.confidence} %`}
              </Fact>
            )}
            {details.radiativePowerMegawatts !== undefined && (
              <Fact title={translate({id: 'dashboard.fires.heat', message: 'Heat'})}>
                {`${details.radiativePowerMegawatts} MW`}
              </Fact>
            )}
          </>
        )}
      </Facts>
      <NearFire fire={fire} />
      <CardActions>
        <SmallButton onClick={show}>
          <Translate id="dashboard.fires.show">Show on the map</Translate>
        </SmallButton>
      </CardActions>
    </DetailCard>
  );
}
