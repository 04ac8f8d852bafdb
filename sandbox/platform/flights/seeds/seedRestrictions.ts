import {adminAccount, developer} from '../../../base/seededAccounts';
import type {Account} from '../../../store/accounts';
import type {RestrictionDetails} from '../../../store/flights/restrictions';
import {HOUR_MS} from '../../../world/frame/time';
import {formatInstant} from '../../../base/instants';
import type {Dependencies} from '../../shared/handlers/dependencies';
import {organizationOf} from '../restrictions/organization';

/** A colleague of the developer's who has no account here: what is shared must come from somebody. */
const COLLEAGUE = 'b41d7c2e-0a5f-4f7e-9a65-6f1d2c3b4a04';

type Ring = [lon: number, lat: number][];

/** Around Roberts Field's drop zone: agreed for the season, without an end. */
const dropZoneArea: Ring = [
  [-121.18, 44.262],
  [-121.14, 44.262],
  [-121.14, 44.288],
  [-121.18, 44.288],
  [-121.18, 44.262],
];
const ridgeCreekArea: Ring = [
  [-121.7, 44.18],
  [-121.66, 44.16],
  [-121.58, 44.16],
  [-121.54, 44.19],
  [-121.55, 44.25],
  [-121.64, 44.27],
  [-121.7, 44.24],
  [-121.7, 44.18],
];
/** The water that the ferries of the story cross, off the Bainbridge dock. */
const ferryDockArea: Ring = [
  [-122.53, 47.612],
  [-122.49, 47.612],
  [-122.49, 47.632],
  [-122.53, 47.632],
  [-122.53, 47.612],
];

/** The story's fire closes the air from two hours before the sandbox was started until ten hours after. */
export function seedRestrictions(dependencies: Dependencies): void {
  const now = dependencies.clock.now().getTime();
  const [activeTime, endTime] = [now - 2 * HOUR_MS, now + 10 * HOUR_MS].map(formatInstant);
  const ridgeCreek = {
    ...area('Ridge Creek fire traffic area', ridgeCreekArea, 'ridge-creek-tfr-1', {
      ceilingMeters: 3353,
      activeTime,
      endTime,
    }),
    State: 'OR',
    Proponent: 'Central Oregon Fire Management',
    Branch: 'Air Operations',
    Base: 'Redmond Air Center',
    Facility: 'Sisters Eagle Airport',
    Reason: 'Aerial firefighting',
    County: 'Deschutes',
    POC: 'Teo Alvarez, teo.alvarez@cascade-survey.example',
  };
  const dropZone = {
    ...area('Redmond parachute drop zone', dropZoneArea, 'redmond-drop-zone-1', {ceilingMeters: 4572}),
    State: 'OR',
    Reason: 'Parachuting',
    County: 'Deschutes',
  };
  const ferryDock = {
    ...area('Bainbridge dock, people below', ferryDockArea, 'bainbridge-dock-1', {ceilingMeters: 122}),
    State: 'WA',
    Reason: 'No flights over the ferry queue',
    County: 'Kitsap',
  };
  const save = (
    account: Account,
    restrictionId: string,
    details: RestrictionDetails,
    ownerId = account.accountId,
  ) =>
    dependencies.store.flights.restrictions.save(organizationOf(account).id, {
      restrictionId,
      ownerId,
      createdDate: formatInstant(now - 2 * HOUR_MS),
      details,
    });
  save(developer, 'ridge-creek-tfr', ridgeCreek);
  save(developer, 'bainbridge-dock', ferryDock);
  save(developer, 'redmond-drop-zone', dropZone, COLLEAGUE);
  save(adminAccount, 'ridge-creek-tfr', ridgeCreek);
}

type AreaProperties = RestrictionDetails['featureCollection']['features'][number]['properties'];

function area(name: string, ring: Ring, id: string, said: Omit<AreaProperties, 'name'>): RestrictionDetails {
  const geometry = {type: 'Polygon' as const, coordinates: [ring]};
  return {
    featureCollection: {
      type: 'FeatureCollection',
      features: [{type: 'Feature', id, geometry, properties: {name, ...said}}],
    },
  };
}
