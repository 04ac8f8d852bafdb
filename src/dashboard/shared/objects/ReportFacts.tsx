import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {stateOf, type Item} from '@site/src/collections/objects/items';
import {Fact} from '@site/src/components/detail-card/DetailCard';
import {distanceText} from '@site/src/components/figures/figureWords';
import {quantityText} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import {lonLatText} from '@site/src/map';
import {useQuery} from '@tanstack/react-query';
import {useMemo} from 'react';
import {windName} from './headingWords';
import {loadTownsOf, nearestTown, squaresAround, type NearTown} from './nearestTown';

interface Props {
  readonly item: Pick<Item, 'object' | 'isSilent'>;
}

/** What an object does and where, as its last report tells: the same facts in every card of an object. */
export function ReportFacts({item}: Props) {
  const {geometry, speed} = item.object;
  const [units] = useUnits();
  const [lon, lat, altitude] = geometry?.coordinates ?? [];
  return (
    <>
      <Fact title={translate({id: 'dashboard.object.state', message: 'State'})}>{stateText(item)}</Fact>
      {lon !== undefined && lat !== undefined ? (
        <PositionFact lon={lon} lat={lat} />
      ) : (
        <Fact title={positionTitle()}>
          {translate({id: 'dashboard.object.noFix', message: 'no position fix'})}
        </Fact>
      )}
      {altitude !== undefined && (
        <Fact title={translate({id: 'dashboard.object.altitude', message: 'Altitude'})}>
          {`${altitude.toFixed(0)} m`}
        </Fact>
      )}
      {speed !== undefined && (
        <Fact title={translate({id: 'dashboard.object.speed', message: 'Speed'})}>
          {quantityText(speed, 'm/s', units, 1)}
        </Fact>
      )}
    </>
  );
}

interface PositionProps {
  readonly lon: number;
  readonly lat: number;
}

/** The position, first as people say it. Without the files of the base map there are degrees alone. */
function PositionFact({lon, lat}: PositionProps) {
  const folder = useBaseUrl('/map');
  const squares = squaresAround([lon, lat]);
  const {data: towns} = useQuery({
    queryKey: ['towns', folder, squares],
    queryFn: () => loadTownsOf(squares, folder),
    staleTime: Infinity,
    retry: false,
  });
  const near = useMemo(() => towns && nearestTown([lon, lat], towns), [lon, lat, towns]);
  return (
    <Fact title={positionTitle()}>
      {near && (
        <>
          {townText(near)}
          <br />
        </>
      )}
      {lonLatText(lon, lat)}
    </Fact>
  );
}

/** Closer than this, in metres, a position is in the town. */
const IN_TOWN = 1_000;

function townText({name, metres, bearing}: NearTown): string {
  return metres < IN_TOWN
    ? translate({id: 'dashboard.object.inTown', message: 'at {town}'}, {town: name})
    : translate(
        {id: 'dashboard.object.nearTown', message: '{distance} {wind} of {town}'},
        {distance: distanceText(metres), wind: windName(bearing), town: name},
      );
}

function stateText(item: Props['item']): string {
  return {
    moving: translate({id: 'dashboard.object.moving', message: 'moving'}),
    idle: translate({id: 'dashboard.object.idle', message: 'idle'}),
    silent: translate({id: 'dashboard.object.silent', message: 'silent: three reports missed'}),
  }[stateOf(item)];
}

const positionTitle = () => translate({id: 'dashboard.object.position', message: 'Position'});
