import {terms} from './terms';

/** Words that may stand for one another. */
const equals = [
  'auth authentication credential',
  'login signin',
  'key apikey',
  'token jwt bearer',
  'delete remove erase purge clear wipe',
  'create add new register make',
  'create store save upload submit post',
  'report send upload push publish ingest transmit',
  'list all every show display browse',
  'read fetch retrieve download export query find',
  'update overwrite change edit modify replace patch put',
  'position location coordinate lonlat latlon place point where whereabouts',
  'history track trail breadcrumb past',
  'vehicle truck engine car tender lorry bus fleet',
  'drone uav uas uncrewed unmanned rpas quadcopter',
  'aircraft plane airplane helicopter aeroplane',
  'device tracker gateway beacon sensor',
  'video stream camera feed',
  'plan mission',
  'flight fly airborne takeoff',
  'qgroundcontrol qgc',
  'restriction restricted airspace tfr',
  'fire wildfire bushfire blaze',
  'alert warning',
  'forecast prediction outlook',
  'event threshold exceed',
  'grid bitmap raster',
  'tile layer',
  'colour color palette',
  'webhook callback converter',
  'error status failure wrong fail',
  'limit maximum max quota cap',
  'polygon boundary perimeter outline ring shape',
  'page paging pagination cursor after',
  'start begin quickstart onboarding',
  'deploy host publish',
  'expire expiry expiration ttl',
  'latest last current newest recent now',
  'route road way path itinerary',
  'duration time eta',
  'distance length far kilometer kilometre km mile',
  'altitude height elevation agl amsl',
  'heading bearing course direction',
  'speed velocity',
  'longitude lon lng',
  'latitude lat',
  'order sequence',
  'metadata attribute',
  'group collection',
  'country nation',
  'language locale translation french german spanish english',
  'gust squall',
  'wind windy breeze',
  'rain precipitation rainfall wet',
  'snow snowfall',
  'temperature temp heat hot cold celsius',
  'geojson feature',
  'wkt well-known',
  'organization company tenant',
  'severity severe',
  'glossary term definition meaning',
  'spec specification openapi swagger contract schema',
  'sandbox playground staging mock',
  'duplicate idempotent twice again retry',
  'large big size oversized',
  'cost price billing pay',
  'secret leaked leak compromised stolen',
  'rotate renew revoke',
].map(terms);

/** What people say, and the words that the pages have for it. */
const sayings = meanings([
  'vehicle, truck, car, crew, person, asset, vessel, boat, ship, thing: object',
  'no fly zone, nofly, restricted area, notam, closed airspace, can i fly, allowed to fly, flight ban: airspace restriction',
  'geo fence, fence: geofence area',
  'gps ping, ping, heartbeat, gps fix, gps: report location',
  'arrival time, time of arrival, drive time, travel time, driving directions, navigation: compute route duration',
  'not save, not saved, unsaved, not stored, without storing, ad hoc: hoc',
  'rate limit, throttle, throttling, too many requests, requests per second: limit error',
  '429, 405, 431, 502, 503: error status',
  'delete everything, wipe all, forget me, gdpr, right to be forgotten: delete collection object history',
  'playback, replay, rewind, trip: history object replay',
  'lat lon order, lat long, latitude first, swapped coordinates: longitude before latitude position',
  'time zone, timezone: utc time',
  'test environment, sandbox environment, test server, local server, try it out: sandbox',
  'sign in, log in, log on: login authentication token',
  'id token, identity token, access token, srp: token identity bearer',
  'password: authentication token sign',
  'red flag, storm, tornado, hurricane, flood, heat wave, severe weather, met office, nws: weather alert',
  'how windy, will it rain, will it snow: weather forecast',
  'hot spot, hotspot, firms, viirs, modis, nifc: fire zone source satellite',
  'base station, home point, launch site, takeoff point: reference point',
  'mavlink, mission planner, waypoint file, plan file: qgroundcontrol plan',
  'survey, corridor scan, photogrammetry, grid flight: survey plan segment',
  'leaflet, mapbox, openlayers, maplibre, google maps: map tile',
  'mvt, pbf, vector layer: vector tile',
  'heat map, heatmap, radar: weather tile colour',
  'geotiff, netcdf, grib, binary: grid byte weather',
  'code generator, client library, sdk: openapi download',
  'insomnia, postman: postman collection download',
  'connection lost, no signal, no coverage, out of coverage, out of range, dead zone, offline, backlog, buffered: backlog late report',
  'batch, bulk, many at once: many report one request',
  'not updating, stale, stuck, outdated: latest location not change',
  'personal data, privacy: delete history object',
  'blocked, forbidden, permission, rights, role: 403 error',
  'unauthenticated: 401 unauthorized',
  'payload too large, body too large, entity too large: 413 body larger',
  'unsupported media type, content type: 415 media type',
  'live stream, rtsp, webrtc, kvs: video stream drone',
  'depot, district, site, zone, region, territory: area',
  'go no go, safe to fly, preflight, pre flight: go no-go restriction weather plan',
  'traffic jam, congestion: traffic slowdown',
  'metres or feet, feet, knots, mph, kmh, units, unit: unit metre second degree',
  'how often, reporting interval, report rate: update frequency pace',
  'custom field, own field, extra field, extra data, battery, fuel, odometer, payload field: properties object',
  'csv, xml, form data, gpx: 415 media type json',
  'kml, own format, proprietary format: webhook format',
  'cors, browser, frontend, web app, single page app: token bearer page key',
  'timeout, timed out, slow, hang, latency, connection refused: error retry',
  'cache, caching, etag: cache control hour',
  'changelog, release notes, what is new, breaking change: version deprecated',
  'http, https, ssl, endpoint, host: server address',
  'newest first, sort, sorting, sorted, ascending, descending: order oldest first',
  'perimeter, containment, contained, acres, hectares: fire zone area',
  'evacuation, evacuation zone: area polygon',
  'danger, dangerous, risk, hazard: alert warning',
  'germany, france, canada, mexico, usa, australia, japan, spain, italy, austria, switzerland: country region',
  'take off, before flight, launch: flight plan takeoff',
  'between dates, between two dates, date range, time range, from to, yesterday, last week, last month, week, month: history start end',
  'last night, overnight, this morning, earlier today, hours ago: past yesterday history',
  'kilometer, kilometre, mileage: compute route distance',
  'drop zone, exclusion zone, keep out zone, off limits: create airspace restriction',
  'how long: expire valid lifetime hour',
  'upsert, conflict, already exists, same id: overwrite same id',
  'does not exist, not found: 404 account id',
  'marker, symbol: icon collection',
  'operator, threshold value, trigger: threshold',
  'undo, restore, recover, trash: undo delete',
  'wetter, vorhersage: weather forecast',
  'regen: rain',
  'schnee: snow',
  'temperatur: temperature',
  'drohne: drone flight',
  'höhe: altitude',
  'geschwindigkeit: speed',
  'koordinate, koordinaten: coordinate',
  'reihenfolge: order',
  'zeitzone: utc time',
  'grenze: limit',
  'konto: account',
  'hochladen: upload',
  'karte: map tile',
  'warnung, unwetter: weather alert',
  'waldbrand, feuer: fire zone',
  'fahrzeug, flotte: vehicle object',
  'standort, ort: location object',
  'strecke: route',
  'flugplan: flight plan',
  'luftraum, sperrgebiet, flugverbotszone: airspace restriction',
  'schlüssel: key authentication',
  'löschen, lösche, entfernen: delete',
  'anmelden: login authentication',
  'fehler: error',
]);

/** What no page is about, and the words of the pages that come nearest. */
const absent = meanings([
  'lightning, thunderbolt, blitz: weather alert location',
  'power line, transmission line, pylon: map tile',
  'earthquake, tsunami, volcano, avalanche, landslide: weather alert country',
  'humidity, dew point, air pressure, barometer, visibility, cloud cover, fog: weather forecast',
  'surface observation, weather station, metar: weather forecast location',
  'air quality, smoke, smoke forecast, smoke map, pm25, aqi: fire zone',
  'air traffic, ads b, adsb, transponder, remote id: flight object list',
  'graphql, grpc, soap: api openapi',
  'invite user, add user, mfa, two factor, reset password, forgot password: authentication sign',
  'invoice, pricing, billing, sla, uptime, status page: limit account',
  'near, nearby, nearest, within radius, radius: list object location',
  'websocket, sse, mqtt, server sent events, push notification: list object latest',
]);

const phrases = new Map([...sayings, ...absent]);
const LONGEST = Math.max(...[...phrases.keys()].map((each) => each.split(' ').length));

/** Words to ask for beside one, without itself. */
export function synonyms(word: string): string[] {
  const found = equals.filter((group) => group.includes(word)).flat();
  return [...new Set(found)].filter((each) => each !== word);
}

/** A phrase that begins a list of words: how many of them it takes, and what the pages say instead. */
export interface Phrase {
  readonly length: number;
  readonly words: readonly string[];
  readonly isAbsent: boolean;
}

/** The longest phrase that a list of words begins with. */
export function findPhrase(words: readonly string[]): Phrase | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const means = phrases.get(phrase);
    if (means) return {length, words: means, isAbsent: absent.has(phrase)};
  }
  return undefined;
}

function meanings(lines: readonly string[]): Map<string, string[]> {
  return new Map(
    lines.flatMap((line) => {
      const [said = '', meant = ''] = line.split(': ');
      return said.split(', ').map((each) => [terms(each).join(' '), terms(meant)] as const);
    }),
  );
}
