import {planeOf} from '../../path/transects/plane';
import {mavCommands, mavFrames} from '../commands';
import {isCorridor, isSimple, isStructure, isSurvey, type QgcItem, type QgcSimpleItem} from '../items';
import {within} from '../values';

type Place = readonly [lat: number, lon: number, altitude: number | null];
type Pattern = Readonly<Record<string, unknown>>;

/**
 * What the ground station sends to the aircraft for a landing pattern: the speed of the approach, the end of pictures
 * and video, the approach and the landing. Every other item stays as it is.
 */
export function flownItems(item: QgcItem): readonly QgcItem[] {
  if (isSimple(item) || isSurvey(item) || isCorridor(item) || isStructure(item)) return [item];
  const pattern: Pattern = item;
  const land = placeOf(pattern.landCoordinate);
  // Files of 2020 and earlier call the approach the loiter.
  const approach = placeOf(pattern.landingApproachCoordinate) ?? placeOf(pattern.loiterCoordinate);
  if (!land) return [item];
  const frame = frameOf(pattern);
  const command = (number: number, params: readonly (number | null)[] = []) =>
    simple(number, mavFrames.none, [...params, 0, 0, 0, 0, 0, 0, 0].slice(0, 7));
  const fly = (number: number, place: Place) => simple(number, frame, [0, 0, 0, null, ...place]);
  const isVertical = item.complexItemType === 'vtolLandingPattern';
  const isLoiter = pattern.useLoiterToAlt !== false;
  const speed = pattern.useDoChangeSpeed === true && within(pattern.finalApproachSpeed, -2, 1e9);
  const tangent = approach && isLoiter && tangentOf(pattern, approach, land);
  return [
    ...(speed === false || speed === undefined ? [] : [command(mavCommands.changeSpeed, [0, speed, -1])]),
    ...(pattern.stopTakingPhotos === true ? [command(mavCommands.stopImages)] : []),
    ...(pattern.stopVideoPhotos === true ? [command(mavCommands.stopVideo)] : []),
    ...(approach ? [fly(isLoiter ? mavCommands.loiterToAltitude : mavCommands.waypoint, approach)] : []),
    ...(tangent ? [fly(mavCommands.waypoint, tangent)] : []),
    // Without a glide: it descends where it lands.
    ...(approach && isVertical ? [fly(mavCommands.waypoint, [land[0], land[1], approach[2]])] : []),
    fly(isVertical ? mavCommands.vtolLand : mavCommands.land, land),
  ];
}

/**
 * Where the aircraft leaves its circle round the approach to fly straight to the landing; undefined where the landing
 * lies within the circle.
 */
function tangentOf(
  {loiterRadius, loiterClockwise}: Pattern,
  approach: Place,
  land: Place,
): Place | undefined {
  const radius = within(loiterRadius, 0, 1e6) ?? 0;
  const [from, to] = [approach, land].map(([lat, lon]) => [lon, lat]) as [number[], number[]];
  const plane = planeOf([to, from]);
  const [[x, y], [x0, y0]] = [plane.toPlane(from), plane.toPlane(to)];
  const distance = Math.hypot(x - x0, y - y0);
  if (radius === 0 || distance <= radius) return undefined;
  const sine = (radius / distance) * (loiterClockwise === false ? -1 : 1);
  const cosine = Math.sqrt(1 - sine ** 2);
  const [east, north] = [x - x0, y - y0];
  const [lon, lat] = plane.toEarth([
    x0 + cosine * (east * cosine + north * sine),
    y0 + cosine * (north * cosine - east * sine),
  ]);
  return [lat, lon, approach[2]];
}

/** Version 1 says it of loiter and landing; where they differ, the ground station takes both for relative. */
function frameOf({altitudesAreRelative, loiterAltitudeRelative, landAltitudeRelative}: Pattern): number {
  const old = loiterAltitudeRelative === landAltitudeRelative ? landAltitudeRelative : true;
  const isRelative = typeof altitudesAreRelative === 'boolean' ? altitudesAreRelative : old;
  if (typeof isRelative !== 'boolean') return mavFrames.none;
  return isRelative ? mavFrames.relative : mavFrames.amsl;
}

function placeOf(value: unknown): Place | undefined {
  const [lat, lon, altitude] = Array.isArray(value) ? (value as unknown[]) : [];
  const [onEarth, around] = [within(lat, -90, 90), within(lon, -180, 180)];
  if (onEarth === undefined || around === undefined) return undefined;
  return [onEarth, around, within(altitude, -1e9, 1e9) ?? null];
}

function simple(command: number, frame: number, params: (number | null)[]): QgcSimpleItem {
  return {type: 'SimpleItem', command, frame, params, autoContinue: true};
}
