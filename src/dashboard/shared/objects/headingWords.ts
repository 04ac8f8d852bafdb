import {translate} from '@docusaurus/Translate';

/** A direction as degrees and as the wind is named: `85° (E)`. */
export function headingWords(degrees: number): string {
  return `${degrees.toFixed(0)}° (${windName(degrees)})`;
}

/** A direction as the wind is named. @param degrees from true north, 0 to 360 */
export function windName(degrees: number): string {
  const winds = [
    translate({id: 'dashboard.wind.n', message: 'N'}),
    translate({id: 'dashboard.wind.ne', message: 'NE'}),
    translate({id: 'dashboard.wind.e', message: 'E'}),
    translate({id: 'dashboard.wind.se', message: 'SE'}),
    translate({id: 'dashboard.wind.s', message: 'S'}),
    translate({id: 'dashboard.wind.sw', message: 'SW'}),
    translate({id: 'dashboard.wind.w', message: 'W'}),
    translate({id: 'dashboard.wind.nw', message: 'NW'}),
  ];
  return winds[Math.round((degrees % 360) / 45) % winds.length] ?? '';
}
