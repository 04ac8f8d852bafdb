/**
 * What people ask when they mean a page, in words that the page itself does not say. By the page's address, with an
 * anchor where one section is meant. Words that mean the same everywhere stand in `src/search/engine/synonyms.ts`.
 */
export const askedAs: Readonly<Record<string, string>> = {
  docs: 'getting started first call hello world quickstart try demo test environment local install setup node sandbox account register sign up',
  'docs/guides/intro':
    'units conventions speed in metres per second knots mph time zone timestamps utc date format lat lon order coordinate order wgs 84 srid epsg id format allowed characters naming prerequisites python version sandbox clock fixed time demo key powershell windows',
  'docs/guides/Authentication':
    'api key header x-api-key revoke rotate renew leaked stolen compromised key replace secret credentials login sign in from a script machine to machine oauth cognito id token access token jwt expired token lifetime refresh 401 unauthorized 403 forbidden access denied browser frontend key in page cors security',
  'docs/guides/Authentication#404-it-is-not-in-your-account':
    '404 not found missing does not exist my collection my object wrong key of another account',
  'docs/guides/collections/intro':
    'group fleet team crew tags folder what happens to members when a collection is deleted delete cascade belongs to hierarchy nested',
  'docs/guides/collections/step1':
    'new group create fleet rename icon change settings overwrite collectionId pattern invalid id',
  'docs/guides/collections/step2':
    'add object to a group assign members filter by collection whole fleet last position where is everyone warnings for all members no position',
  'docs/guides/vehicle-telemetry/intro':
    'fleet tracking vehicles cars trucks gps tracker telematics overview tutorial',
  'docs/guides/vehicle-telemetry/step1':
    'register vehicle name type plate call sign metadata once set up fleet body must be array one item wrong nothing stored',
  'docs/guides/vehicle-telemetry/step2':
    'send gps positions from a tracker upload location stream batch many reports program python example typescript go retry back off offline buffer frequency how often interval duplicate idempotent 413',
  'docs/guides/vehicle-telemetry/step3':
    'track trail replay playback history pages pagination next page cursor after backlog late report out of order offline expire expiry ttl remove old position latest location not updating stale last seen poll live',
  'docs/guides/vehicle-telemetry/step3#the-latest-location-does-not-change':
    'latest location not updating stuck stale does not move old position',
  'docs/guides/vehicle-telemetry/step4':
    'kilometers miles distance driven weather ahead on the road route eta travel time traffic wind warning for driver no route exists between waypoints forecast hour too far ahead departure in hours',
  'docs/guides/drone-telemetry/intro':
    'drone uav tracking flight objects difference between objects and flight objects video version 1 deprecated',
  'docs/guides/drone-telemetry/step1':
    'register new drone add uav aircraft metadata serial number pilot set up',
  'docs/guides/drone-telemetry/step2':
    'drone altitude above ground agl above sea level amsl relative height reference point home position feet knots magnetic heading telemetry',
  'docs/guides/drone-telemetry/step3':
    'can i fly here no-fly zone airspace closed tfr check restrictions at a point along a path intersect ceiling latitude first',
  'docs/guides/drone-telemetry/step4':
    'go no-go decision safe to fly preflight check wind limit program mission weather includeData two kinds',
  'docs/guides/flights/post':
    'upload mission import plan file qgroundcontrol .plan json geojson uxv convert format webhook custom format kml geofence rally point survey version update plan check airspace before flight segment type role missing',
  'docs/guides/map/tiles':
    'map layer overlay maplibre mapbox leaflet openlayers google maps raster vector xyz url template legend colour map shades transparent empty tile zoom api key in map',
  'docs/guides/WIPT/bitmap':
    'wipt what is binary grid raster global weather download byte layout index of a cell python numpy resolution temperature of many places int8 row column',
  'docs/guides/agents':
    'llm chatgpt claude copilot cursor ai agent robot crawler scrape machine readable markdown llms.txt mcp documentation for programs plain text',
  'docs/guides/limits':
    'quota rate limit throttling 429 too many requests per second maximum size how many per request 413 405 431 payload too large body size account limit',
  'docs/guides/production': 'go live checklist switch to real server base url change key before launch',
  'docs/guides/quickstarts': 'five minutes getting started fast first steps hello world demo',
  'docs/guides/recipes#retry-without-doing-it-twice': 'idempotent duplicate safe retry back off timeout',
  'docs/guides/recipes#get-the-last-positions-of-an-object': 'last n positions newest first reverse order',
  'docs/guides/recipes#get-a-whole-fleet-with-its-drones': 'all vehicles and drones together air and ground',
  'docs/guides/recipes#put-weather-on-a-map-without-a-key-in-the-page':
    'hide api key frontend browser token tiles web app proxy',
  'docs/guides/recipes#report-from-devices-that-are-often-offline':
    'offline buffer backlog no signal connection lost batch upload store and forward',
  'docs/guides/recipes#how-fresh-each-kind-of-data-is': 'how old data refresh interval freshness',
  'docs/glossary#cursor': 'next page token pagination after',
  'docs/glossary#geofence': 'fence boundary an aircraft must not leave',
  'docs/glossary#threshold': 'when does wind count as an event limit value trigger',
  'docs/glossary#position': 'order of longitude and latitude lat lon lng coordinates array',
  'docs/glossary#encoded-polyline': 'decode geometry string polyline precision google',
  'docs/glossary#utc': 'time zone of timestamps local time summer time',
  'docs/glossary#sandbox': 'test environment',
  api: 'reference index base url servers host production address all endpoints versions deprecated breaking changes openapi swagger',
  'api#errors':
    'error status code list 400 bad request 401 403 404 405 not allowed 413 payload too large 415 429 too many requests 431 500 503 error body format retry what to do',
  'api#limits': 'quota rate limit maximum size how many per request requests per second throttling',
  'api#servers': 'base url endpoint address host production',
  'api#responses': 'status 200 201 204 no content empty response location header',
  'api#versions': 'deprecated versioning breaking change changelog',
  'api#downloads':
    'openapi swagger spec file yaml json postman collection insomnia code generator client sdk',
  'docs/tutorial/basics/deploy-your-site':
    'host the portal publish static site server csp headers https production',
  'docs/tutorial/extras/translate-your-site': 'i18n language localise portal german',
  'docs/tutorial/extras/manage-docs-versions': 'cut freeze older documentation version',

  'api/list-collections': 'all fleets groups of my account',
  'api/create-collection': 'new fleet group update frequency icon rename change collection',
  'api/get-collections': 'read one fleet group details',
  'api/delete-collections': 'remove fleet group delete everything',
  'api/get-collection-weather-alerts':
    'warnings for whole fleet crews all vehicles in danger at once bulk alerts',
  'api/get-collection-weather-forecast': 'forecast for whole fleet all vehicles which will meet wind rain',
  'api/list-objects':
    'where is everything whole fleet last known location current position all vehicles live map poll latest positions',
  'api/create-objects':
    'post objects create objects send gps ping tracker device position report telemetry upload location push update vehicle position ingest expire',
  'api/list-object-metadata': 'names and types of all devices assets inventory',
  'api/create-object-metadata': 'register device asset name type describe vehicle',
  'api/get-objects': 'where is my vehicle current position of one object last seen single',
  'api/delete-objects':
    'remove vehicle erase location history forget person gdpr delete track data of a user',
  'api/get-object-metadata': 'name and type of one device asset',
  'api/delete-object-metadata': 'remove description of device asset',
  'api/get-object-weather-alerts': 'official warnings where my truck or crew is',
  'api/get-object-weather-forecast': 'wind rain where my truck or crew is how windy will it be',
  'api/get-object-history':
    'track trail breadcrumb replay playback trip past positions where was it yesterday time range oldest first page through',
  'api/compute-route':
    'directions navigation eta travel time kilometers miles of a truck driving distance between two points a to b traffic routing shortest way duration',
  'api/list-routes': 'saved routes all my routes paging',
  'api/create-route': 'save route keep own line ferry import',
  'api/get-route': 'saved route geometry steps legs',
  'api/delete-route': 'remove saved route',
  'api/get-route-weather-alerts': 'warnings on my saved route journey',
  'api/get-route-weather-forecast':
    'weather on my saved route journey road departure hours ahead rain wind snow on the way',
  'api/list-areas': 'all my polygons zones districts',
  'api/create-area': 'save polygon zone district depot site perimeter boundary wkt geojson geofence',
  'api/get-areas': 'read polygon zone by id',
  'api/delete-areas': 'remove polygon zone',
  'api/list-drones': 'v1 version 1 drones with video',
  'api/create-drone': 'v1 version 1 video stream kvs webrtc',
  'api/get-drone': 'v1 version 1 video',
  'api/list-drone-streams': 'video feed live stream of a drone camera watch rtsp',
  'api/list-webhooks': 'my callbacks custom formats converters',
  'api/create-webhook':
    'callback url convert own custom format translate kml register converter headers secret timeout 10 seconds',
  'api/get-webhook': 'callback url of a format',
  'api/delete-webhook': 'remove unsubscribe callback',
  'api/list-flight-objects': 'where are all drones aircraft now live positions air picture',
  'api/create-flight-objects': 'report drone position aircraft telemetry send uav location altitude',
  'api/list-flight-object-metadata': 'names and types of all drones aircraft inventory',
  'api/create-flight-object-metadata': 'register new drone aircraft name type serial describe',
  'api/get-flight-objects': 'where is my drone now position of one aircraft',
  'api/delete-flight-objects': 'remove drone aircraft position',
  'api/get-flight-object-metadata': 'name and type of one drone aircraft',
  'api/delete-flight-object-metadata': 'remove description of drone aircraft',
  'api/get-restriction-alerts':
    'can i fly here no-fly zone at a point is airspace closed near me tfr at coordinates now before take-off check location',
  'api/list-restrictions':
    'all no-fly zones tfr airspace geojson polygons download restrictions in an area map',
  'api/create-restriction':
    'close airspace draw own no-fly zone drop zone keep drones aircraft out custom restriction organization',
  'api/get-restriction': 'details of one no-fly zone tfr who to call contact reason',
  'api/delete-restriction': 'reopen airspace remove own no-fly zone',
  'api/get-restriction-tile': 'airspace no-fly zones vector tile layer mvt pbf map',
  'api/list-plans': 'all my missions stored plans',
  'api/create-plans':
    'upload mission post plan import qgroundcontrol file geojson uxv survey waypoints geofence rally',
  'api/get-plan': 'download export mission plan convert to qgroundcontrol geojson format',
  'api/delete-plan': 'remove mission',
  'api/get-plan-weather-alerts': 'warnings along a mission flight path',
  'api/get-plan-weather-forecast': 'wind along a mission flight path weather before flight gust',
  'api/get-plan-restrictions':
    'does my mission cross a no-fly zone airspace conflict along flight path intersect check plan',
  'api/get-fire-zones':
    'active wildfires smoke burning now near region perimeter satellite hotspots containment viirs nifc list fires',
  'api/get-fire-polygons':
    'how a fire grew over time past fire perimeter history yesterday progression hourly',
  'api/get-fire-zone-tile': 'fire layer on a map raster png overlay',
  'api/get-alerts-by-country':
    'all storm weather warnings germany france us nationwide country code in french language severity filter certainty urgency',
  'api/get-alerts-by-boundary': 'warnings of a county district zone forecast area id',
  'api/get-alerts-by-location':
    'red flag warning at a coordinate point here severe weather near me storm lat lon position',
  'api/get-alerts-for-routes': 'warnings along a route that is not saved ad hoc line post',
  'api/get-temperature-grid': 'global temperature data raster raw world binary',
  'api/get-wind-grid': 'global wind data raster raw world binary',
  'api/get-gust-grid': 'global gust data raster raw world binary',
  'api/get-rain-grid': 'global rain precipitation data raster raw world binary',
  'api/get-snow-grid': 'global snow data raster raw world binary',
  'api/get-forecast-for-routes':
    'weather along a route that is not saved ad hoc line post departure hours ahead rain wind snow',
  'api/get-forecast-tile': 'weather radar map layer overlay png rain wind temperature traffic colour map',
};
