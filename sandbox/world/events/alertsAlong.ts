import type {Alerts} from '../alerts/alerts';
import type {WeatherAlert} from '../alerts/types';
import {areaOf, positionAt, sharesInside, type Area} from '../../geometry/clip';
import type {Position} from '../../geometry/ring';
import {straightLines, type Piece} from '../../geometry/straightLines';
import type {MeasuredWay, Stretch} from './forecastAlong';
import {joined, movingSteps} from './pieces';

/** A stretch of a way under an alert. */
export interface AlertOverlap extends Stretch {
  readonly alert: WeatherAlert;
}

/** Long lines are looked at in parts no longer than this: the areas of alerts are a degree wide, and found around a position. */
const PART_DEGREES = 0.5;

interface AlertArea {
  readonly alert: WeatherAlert;
  readonly area: Area;
}

/** A stretch in the making: one alert, pieces that follow each other. */
interface OpenStretch {
  readonly alert: WeatherAlert;
  /** Parts of the step before it begins. */
  readonly begin: number;
  readonly pieces: Piece[];
}

/**
 * The stretches of a way that lie in the area of an alert, cut at its border, from start to end, each within one step; the
 * most severe alert first where several begin at once. Cancelled alerts count for nothing.
 *
 * @param time - milliseconds since 1970
 */
export function alertsAlong(
  {steps}: Pick<MeasuredWay, 'steps'>,
  alerts: Pick<Alerts, 'around'>,
  time: number,
): AlertOverlap[] {
  const areasAround = rememberedAreas(alerts, time);
  return movingSteps(steps).flatMap(({leg, step, line}) =>
    stretchesOf([...parts(line)], areasAround)
      .sort((a, b) => a.begin - b.begin || a.alert.severityCode - b.alert.severityCode)
      .map(({alert, pieces}) => ({alert, geometry: joined(pieces), routeSegment: {leg, step}})),
  );
}

function stretchesOf(
  line: readonly Piece[],
  areasAround: (position: Position) => readonly AlertArea[],
): OpenStretch[] {
  const stretches: OpenStretch[] = [];
  /** Those that the part before has not left. */
  let open = new Map<string, OpenStretch>();
  line.forEach(({from, to, isCut}, index) => {
    const stillOpen = new Map<string, OpenStretch>();
    for (const {alert, area} of areasAround(positionAt(from, to, 0.5)))
      for (const [begin, end] of sharesInside(from, to, [area])) {
        const piece = {
          from: positionAt(from, to, begin),
          to: positionAt(from, to, end),
          isCut: isCut && end === 1,
        };
        let stretch = begin === 0 ? open.get(alert.identifier) : undefined;
        if (stretch) stretch.pieces.push(piece);
        else stretches.push((stretch = {alert, begin: index + begin, pieces: [piece]}));
        if (end === 1) stillOpen.set(alert.identifier, stretch);
      }
    open = stillOpen;
  });
  return stretches;
}

/** Asks once for each square degree, within which the result is the same. */
function rememberedAreas(
  alerts: Pick<Alerts, 'around'>,
  time: number,
): (position: Position) => readonly AlertArea[] {
  const remembered = new Map<string, readonly AlertArea[]>();
  return ([lon = 0, lat = 0]) => {
    const square = `${Math.floor(lon)} ${Math.floor(lat)}`;
    const known = remembered.get(square);
    if (known) return known;
    const areas = alerts
      .around(lon, lat, time)
      .map((alert) => ({alert, area: areaOf(alert.detailPolygon.coordinates)}));
    remembered.set(square, areas);
    return areas;
  };
}

/** The straight lines of a step, long ones in parts. */
function* parts(line: readonly Position[]): Generator<Piece, void, undefined> {
  for (const {from, to} of straightLines(line)) {
    const [[lon = 0, lat = 0], [toLon = 0, toLat = 0]] = [from, to];
    const way = Math.max(Math.abs(toLon - lon), Math.abs(toLat - lat));
    const count = Math.max(1, Math.ceil(way / PART_DEGREES));
    for (let k = 0; k < count; k++)
      yield {
        from: positionAt(from, to, k / count),
        to: positionAt(from, to, (k + 1) / count),
        isCut: k + 1 < count,
      };
  }
}
