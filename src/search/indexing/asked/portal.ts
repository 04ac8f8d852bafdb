/** Words that people ask with for the guides to the dashboard and the administration. */
export const ofPortal: Readonly<Record<string, string>> = {
  'docs/guides/dashboard':
    'web app user interface gui console portal map view no code without programming live operations overview monitor screen control room common operating picture track my vehicles live on a map watch fleet',
  'docs/guides/dashboard#find-your-way-around':
    'layout sidebar menu navigation time slider timeline scrub hours layer order opacity transparency hide share link bookmark permalink url saved view keyboard shortcut accessibility accessible screen reader a11y mobile phone narrow',
  'docs/guides/dashboard#see-the-calls':
    'which api requests does the map make network inspect copy as curl export script reproduce generate code developer tools behind the picture',
  'docs/guides/dashboard#panels':
    'list of panels features overview counts conflicts silent devices stopped reporting playback animate track export gpx geojson csv download speed altitude chart profile best hour to leave departure time draw an area traffic jam delay air traffic aircraft adsb thresholds custom own limits weather legend map builder account profile password passkey second factor',
  'docs/guides/dashboard#your-account':
    'my profile passkey webauthn fido fingerprint face id touch id windows hello passwordless login security key change my password authenticator app switch on second factor settings',
  'docs/guides/dashboard#if-a-panel-is-missing':
    'cannot see a panel no access to dashboard missing group permission page not authorized hidden menu entry lightning power lines surface observations',

  'docs/guides/administration':
    'admin console back office backoffice manage users people accounts groups organization members staff employees user pool cognito moderator superuser',
  'docs/guides/administration#the-admin-dashboard':
    'statistics numbers of users new sign-ups pending approval unconfirmed accounts never logged in last sign-in report active users audit confirmation code not received verification unconfirmed',
  'docs/guides/administration#find-people-among-thousands':
    'search for a user by email name status group filter list of users sort page download export users csv directory',
  'docs/guides/administration#look-after-one-person':
    'lost phone authenticator app reset mfa 2fa two factor otp totp second factor password reset force logout sign out everywhere end sessions kick disable block suspend lock deactivate offboard employee left company account details user status grant access add to group remove from group role audit log promote to admin make administrator delete user change email temporary password expired',
  'docs/guides/administration#collections':
    'manage collections in the browser import export json icons silent objects stopped reporting inactive which devices have not reported edit form backup',
  'docs/guides/administration#change-many-accounts':
    'bulk edit users mass update batch change several people at once add many to a group disable many resend invitation',
  'docs/guides/administration#invite-people-from-a-file':
    'bulk import users csv excel spreadsheet upload list of employees create accounts onboarding invitation email not sent mail quota daily limit 50 ses resend welcome temporary password add user invite colleague invitation expired',
  'docs/guides/administration#rights':
    'permissions matrix roles rbac access control who may do what privileges groups table audit entitlement authorization model',
  'docs/guides/administration#see-the-portal-as-somebody-else':
    'impersonate user view as log in as another person masquerade preview permissions support what does a user see switch user',
  'docs/guides/administration#the-flight-plan-report':
    'all flight plans of the organization table filter sort overview report who stored who changed author version number',
  'docs/guides/administration#before-a-flying-day':
    'import many plan files at once drag and drop check all missions of the day crossing paths conflict between plans deconfliction print pdf briefing sheet safety paper go look no-go',
  'docs/guides/administration#bring-plans-out':
    'export flight plans csv geojson plan file download backup spreadsheet excel bulk',
};
