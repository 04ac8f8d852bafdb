import {translate} from '@docusaurus/Translate';
import type {FireSource} from '../shared/data/fireQuestions';

/** Who knows of a fire. */
export function fireNote(source: FireSource): string {
  return source === 'nifc'
    ? translate({id: 'dashboard.intersect.byTeams', message: 'reported by incident teams'})
    : translate({id: 'dashboard.intersect.bySatellite', message: 'seen by satellite'});
}

/** How high a restriction reaches. @param ceiling metres above mean sea level */
export function restrictionNote(ceiling: number | undefined): string {
  return ceiling === undefined
    ? translate({id: 'dashboard.intersect.noCeiling', message: 'no ceiling'})
    : translate(
        {id: 'dashboard.intersect.ceiling', message: 'up to {metres} m'},
        {metres: ceiling.toFixed(0)},
      );
}
