import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {covers} from './covers';
import {alertOf, type RestrictionAlert} from './visibleRestriction';
import {isInForceSoon, visibleAreas} from './visibleRestrictions';

/** The restrictions over one position, in force or beginning within a day; each once, though it may have several areas. */
export const getRestrictionAlerts = defineHandler('getRestrictionAlerts', (context) => {
  const now = context.clock.now().getTime();
  const alerts = new Map<string, RestrictionAlert>();
  for (const area of visibleAreas(given(context.query.type), context)) {
    const {restrictionId} = area.properties;
    if (!alerts.has(restrictionId) && isInForceSoon(area, now) && covers(area, context.path.coordinates))
      alerts.set(restrictionId, alertOf(area));
  }
  return alerts.size === 0 ? context.respond(204) : context.respond(200, {alerts: [...alerts.values()]});
});
