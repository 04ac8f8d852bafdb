import {defineHandler, given} from '../../shared/handlers/defineHandler';
import {covers} from './covers';
import {alertOf, type RestrictionAlert} from './seenRestriction';
import {isInForceSoon, seenAreas} from './seenRestrictions';

/** The restrictions over one place, in force or beginning within a day; each once, though it may have several areas. */
export const getRestrictionAlerts = defineHandler('getRestrictionAlerts', (call) => {
  const now = call.clock.now().getTime();
  const alerts = new Map<string, RestrictionAlert>();
  for (const area of seenAreas(given(call.query.type), call)) {
    const {restrictionId} = area.properties;
    if (!alerts.has(restrictionId) && isInForceSoon(area, now) && covers(area, call.path.coordinates))
      alerts.set(restrictionId, alertOf(area));
  }
  return alerts.size === 0 ? call.respond(204) : call.respond(200, {alerts: [...alerts.values()]});
});
