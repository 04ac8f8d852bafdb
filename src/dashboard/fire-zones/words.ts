import {translate} from '@docusaurus/Translate';
import {pluralText} from '@site/src/components/plural/pluralText';
import {areaOf, type Fire, type GrownFire} from './fires';
import type {Threat} from './near';
import type {FireRegion, FireSource} from '../shared/data/fireQuestions';

export function regionNames(): Readonly<Record<FireRegion, string>> {
  return {
    US: translate({id: 'dashboard.fires.region.us', message: 'United States'}),
    AU: translate({id: 'dashboard.fires.region.au', message: 'Australia'}),
    NZ: translate({id: 'dashboard.fires.region.nz', message: 'New Zealand'}),
  };
}

export function sourceNames(): Readonly<Record<FireSource, string>> {
  return {
    nifc: translate({id: 'dashboard.fires.source.nifc', message: 'Incident teams'}),
    sat: translate({id: 'dashboard.fires.source.sat', message: 'Satellites'}),
  };
}

/** Square kilometres, finer where there are few. */
export function areaText(area: number): string {
  return `${area.toLocaleString(undefined, {maximumFractionDigits: area < 10 ? 2 : 0})} km²`;
}

/** How many fires there are, and how much land they cover. */
export function countText(fires: readonly Fire[]): string {
  const count = fires.length;
  const message = translate(
    {
      id: 'dashboard.fires.count',
      message: '{count} fire covers {area}.|{count} fires cover {area} in all.',
      description: 'One fire, then several',
    },
    {count: count.toLocaleString(), area: areaText(fires.reduce((sum, fire) => sum + areaOf(fire), 0))},
  );
  return pluralText(message, count);
}

export function growthText({growth, before}: GrownFire, span: string): string {
  if (growth === undefined) return '';
  if (!before) return translate({id: 'dashboard.fires.new', message: 'new in the last {span} h'}, {span});
  const area = areaText(Math.abs(growth));
  if (Math.abs(growth) < 0.005)
    return translate({id: 'dashboard.fires.same', message: 'unchanged in {span} h'}, {span});
  return growth > 0
    ? translate({id: 'dashboard.fires.grown', message: '+{area} in {span} h'}, {area, span})
    : translate({id: 'dashboard.fires.shrunk', message: '−{area} in {span} h'}, {area, span});
}

/** How many objects a fire is near to, or has in it. */
export function threatText({count, isInside}: Threat): string {
  const within = isInside
    ? translate(
        {
          id: 'dashboard.fires.threatInside',
          message: '{count} object inside or within 10 km|{count} objects inside or within 10 km',
          description: 'One object, then several',
        },
        {count: count.toLocaleString()},
      )
    : translate(
        {
          id: 'dashboard.fires.threat',
          message: '{count} object within 10 km|{count} objects within 10 km',
          description: 'One object, then several',
        },
        {count: count.toLocaleString()},
      );
  return pluralText(within, count);
}

/** Kilometres from the edge of a fire. */
export function awayText(metres: number): string {
  if (metres === 0) return translate({id: 'dashboard.fires.within', message: 'inside the fire'});
  const kilometres = metres / 1_000;
  return `${kilometres.toLocaleString(undefined, {maximumFractionDigits: kilometres < 10 ? 1 : 0})} km`;
}
