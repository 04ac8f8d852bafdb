import * as z from 'zod';

export const groupId = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty: write something')
  .regex(
    /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u,
    'is not a group id: use 1 to 128 characters without spaces',
  );

/** Ids of identity groups by what they give access to. Code uses these keys, never the ids. */
export const groupsSchema = z.strictObject({
  /** Opens the administration pages of the portal: `isAdmin`. */
  developerAdmins: groupId,
  /** Opens the developer portal. */
  developerUsers: groupId,
  /** Opens every dashboard panel, but no administration page. */
  dashboardAdmins: groupId,
  /** General dashboard users, by the panel each group opens. */
  dashboard: z.strictObject({
    users: groupId,
    devices: groupId,
    locations: groupId,
    paths: groupId,
    route: groupId,
    routeIntersect: groupId,
    weatherAlerts: groupId,
    weatherForecast: groupId,
    weatherThreshold: groupId,
  }),
  /** Groups that are granted one by one. */
  separate: z.strictObject({
    fireZones: groupId,
    flights: groupId,
    surfaceObservations: groupId,
    powerLines: groupId,
    lightning: groupId,
    traffic: groupId,
    airTraffic: groupId,
  }),
});
