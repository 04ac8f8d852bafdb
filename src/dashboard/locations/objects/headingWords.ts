import {translate} from '@docusaurus/Translate';

/** A direction as degrees and as the wind is named: `85° (E)`. */
export function headingWords(degrees: number): string {
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
  const wind = winds[Math.round((degrees % 360) / 45) % winds.length] ?? '';
  return `${degrees.toFixed(0)}° (${wind})`;
}
