/** Words that people ask with for the guides of several steps, and for the guide to flight plans. */
export const ofSeries: Readonly<Record<string, string>> = {
  'docs/guides/collections/intro':
    'group fleet team crew tags folder what happens to members when a collection is deleted delete cascade belongs to hierarchy nested organise organize category label member of more groups',
  'docs/guides/collections/step1':
    'new group create fleet rename icon change settings overwrite collectionId pattern invalid id',
  'docs/guides/collections/step1#create-it':
    'map icon marker symbol pin emoji title label popup show on dashboard display name update interval',
  'docs/guides/collections/step1#change-it':
    'rename edit modify patch put partial update change name one field lost fields after update overwrite replace',
  'docs/guides/collections/step1#the-id-has-a-blank':
    'invalid id allowed characters space slash umlaut pattern regex must match uuid',
  'docs/guides/collections/step1#the-collection-is-not-there':
    '404 cannot find group missing typo disappeared',
  'docs/guides/collections/step1#a-field-is-not-in-the-answer':
    'field ignored not saved dropped unknown property silently disappears colour',
  'docs/guides/collections/step2':
    'add object to a group assign members filter by collection whole fleet last position where is everyone warnings for all members no position',
  'docs/guides/collections/step2#report-two-crews':
    'assign vehicle to a fleet move object to another collection add members join membership unknown collection',
  'docs/guides/collections/step2#list-the-collection':
    'show everyone of a team filter by group only my fleet',
  'docs/guides/collections/step2#ask-for-the-warnings-of-all':
    'which crews units people are in danger inside a warning polygon storm red flag whole group at once',
  'docs/guides/collections/step2#ask-for-the-wind-ahead':
    'forecast for every crew team member wind gust next hours whole group',
  'docs/guides/collections/step2#the-query-is-misspelt':
    'unknown query parameter typo bad request unexpected parameter not allowed',
  'docs/guides/collections/step2#a-member-has-no-position':
    'no location error entry empty weather registered but never reported',
  'docs/guides/vehicle-telemetry/intro':
    'fleet tracking vehicles cars trucks gps tracker telematics avl automatic vehicle location obd ais vessel asset tracking iot integrate connect overview tutorial school bus taxi delivery courier boat ship live on a map',
  'docs/guides/vehicle-telemetry/step1':
    'register vehicle onboard add truck name type plate licence number vin call sign metadata once set up fleet body must be array one item wrong nothing stored',
  'docs/guides/vehicle-telemetry/step1#store-what-does-not-change':
    'static attributes master data driver name plate vin custom fields default values per vehicle',
  'docs/guides/vehicle-telemetry/step1#one-item-of-the-array-is-wrong':
    'partial success one bad record rejects whole batch body[1] all or nothing atomic transaction',
  'docs/guides/vehicle-telemetry/step1#the-body-is-no-array':
    'body must be array single object brackets wrap',
  'docs/guides/vehicle-telemetry/step2':
    'send gps positions from a tracker upload location stream batch many reports program python example typescript go retry back off offline buffer frequency how often interval duplicate idempotent 413',
  'docs/guides/vehicle-telemetry/step2#send-two-reports':
    'fields of a report units heading course bearing speed hdop accuracy precision dilution satellites quality jitter timestamp altitude custom values lat lon swapped wrong country appears in the ocean africa antarctica null island mirrored wrong place',
  'docs/guides/vehicle-telemetry/step2#many-reports-in-one-request':
    'batch bulk upload multiple vehicles array size how many duplicates same timestamp twice milliseconds subsecond order out of sequence',
  'docs/guides/vehicle-telemetry/step2#stream-a-drive':
    'sample tracker program simulate simulator device firmware continuous loop retry queue script raspberry pi esp32 arduino phone app',
  'docs/guides/vehicle-telemetry/step2#what-can-go-wrong':
    'report rejected bad request validation failed timestamp format offset missing payload too large unsupported media type',
  'docs/guides/vehicle-telemetry/step3':
    'track trail replay playback history pages pagination next page cursor after backlog late report out of order offline expire expiry ttl remove old position latest location not updating stale last seen poll live',
  'docs/guides/vehicle-telemetry/step3#a-backlog-comes-in':
    'tunnel no coverage signal lost dead spot buffered stored positions sent later catch up out of order upload afterwards reconnect echo response only number of reports received',
  'docs/guides/vehicle-telemetry/step3#where-is-it-now': 'live follow real time poll refresh last seen',
  'docs/guides/vehicle-telemetry/step3#where-was-it':
    'page through history next page token offset limit load more all results trail replay yesterday start end time window export dump csv infinite scroll',
  'docs/guides/vehicle-telemetry/step3#let-a-location-expire':
    'ghost vehicle stays on the map forever remove inactive old offline units ttl time to live clean up stale hide after how long are positions kept retention stored keep for how many days',
  'docs/guides/vehicle-telemetry/step3#there-is-no-start': 'query.start is required history without dates',
  'docs/guides/vehicle-telemetry/step3#the-cursor-belongs-to-another-question':
    'invalid cursor after parameter bad cursor token changed filter',
  'docs/guides/vehicle-telemetry/step3#the-latest-location-does-not-change':
    'latest location not updating stuck stale frozen does not move old position clock wrong future timestamp drift',
  'docs/guides/vehicle-telemetry/step4':
    'kilometers miles distance driven weather ahead on the road route eta travel time traffic wind warning for driver no route exists between waypoints forecast hour too far ahead departure in hours',
  'docs/guides/vehicle-telemetry/step4#weather-where-a-vehicle-is':
    'current conditions at my truck rain wind now threshold exceeded default thresholds empty events',
  'docs/guides/vehicle-telemetry/step4#compute-the-route':
    'directions navigation routing engine eta travel time driving distance shortest fastest waypoints stops turn by turn osrm google directions decode polyline',
  'docs/guides/vehicle-telemetry/step4#weather-along-the-road':
    'icy ice black ice snow fog slippery storm crosswind highway pass mountain trip conditions on the way journey segment',
  'docs/guides/vehicle-telemetry/step4#no-road-leads-there':
    'no route found unreachable off road cannot snap island ferry',
  'docs/guides/vehicle-telemetry/step4#too-far-ahead':
    'forecast tomorrow next day 24 hours 48 hours maximum hours ahead seven days week long range limit',
  'docs/guides/vehicle-telemetry/step4#a-vehicle-has-no-position':
    'error instead of events never reported expired',
  'docs/guides/drone-telemetry/intro':
    'drone uav tracking flight objects difference between objects and flight objects video version 1 deprecated pilot ground control integrate autopilot mavlink dji',
  'docs/guides/drone-telemetry/step1':
    'register new drone add uav aircraft metadata serial number tail number registration pilot set up onboard',
  'docs/guides/drone-telemetry/step2':
    'drone altitude above ground agl above sea level amsl msl relative height reference point home position feet knots magnetic heading telemetry',
  'docs/guides/drone-telemetry/step2#how-high-is-it':
    'altitude agl msl hae ellipsoid barometric above takeoff above ground relative height takeoff elevation datum wrong altitude',
  'docs/guides/drone-telemetry/step2#let-it-expire':
    'drone still shown on map in the air after landing landed remove ghost aircraft disappear ttl',
  'docs/guides/drone-telemetry/step2#read-it-back':
    'track of a drone helicopter aircraft history not available follow live',
  'docs/guides/drone-telemetry/step2#there-is-no-altitude':
    'altitude null missing not calculated no third coordinate',
  'docs/guides/drone-telemetry/step2#feet-knots-and-degrees-magnetic':
    'convert ft to m imperial knots kts nautical miles magnetic declination true north heading',
  'docs/guides/drone-telemetry/step3':
    'can i fly here no-fly zone airspace closed tfr check restrictions at a point along a path intersect ceiling latitude first',
  'docs/guides/drone-telemetry/step3#over-one-place':
    'am i allowed to fly here today controlled airspace class tfr notam active now when does it end upper limit ceiling floor airport prohibited permission authorization laanc clearance legal msl agl compare altitude with ceiling flight level',
  'docs/guides/drone-telemetry/step3#along-a-path':
    'mission corridor bvlos crosses enters closed airspace intersection overlap conflict deconfliction segment distance along path ceiling above sea level add launch height compare altitude ceilingMeters fly below a restriction underneath',
  'docs/guides/drone-telemetry/step3#draw-the-line-yourself':
    'own no-fly zone keep colleagues drones out custom',
  'docs/guides/drone-telemetry/step3#the-plan-flies-nothing': 'empty restrictions no path only fence takeoff',
  'docs/guides/drone-telemetry/step4':
    'go no-go decision safe to fly preflight checklist check wind limit program mission weather includeData two kinds launch abort scrub check the weather before takeoff',
  'docs/guides/drone-telemetry/step4#wind-on-the-path':
    'maximum wind limit gust crosswind for my drone aloft higher up too windy tolerance',
  'docs/guides/drone-telemetry/step4#let-a-program-decide':
    'automate automatic decision script safety check example code plan checker',
  'docs/guides/drone-telemetry/step4#the-drone-itself-has-no-weather':
    'weather at a flight object aircraft position forecast for drone location',
  'docs/guides/flights/post':
    'upload mission import plan file qgroundcontrol .plan json geojson uxv convert format webhook custom format kml geofence rally point survey version update plan check airspace before flight segment type role missing submit route dji litchi ardupilot why was my flight plan rejected refused',
  'docs/guides/flights/post#which-format':
    'supported formats file types accepted mission file compare mavlink kml kmz gpx shapefile csv kml gpx not supported latitude first longitude first per format order',
  'docs/guides/flights/post#post-it-as-uxv':
    'waypoints takeoff land orbit survey lawnmower pattern grid photogrammetry overlap camera default altitude speed json example segments hover loiter corridor scan structure scan inspection mapping agriculture spraying maximum flight altitude above ground terrain following speed gimbal',
  'docs/guides/flights/post#post-it-as-geojson':
    'feature collection linestring drawn on a map role properties',
  'docs/guides/flights/post#post-a-qgroundcontrol-file':
    'qgc .plan waypoints file mission planner ardupilot px4 import geofence inclusion exclusion circle rally point safe return params null latitude first ground station file upload mission from qgroundcontrol order of coordinates swap',
  'docs/guides/flights/post#read-it-in-another-format':
    'convert export translate between formats download as kml qgc geojson lost fence',
  'docs/guides/flights/post#post-a-format-of-your-own':
    'own proprietary custom format kml kmz gpx csv converter adapter plugin webhook transform translate legacy',
  'docs/guides/flights/post#change-it':
    'edit modify reschedule update plan version number revision old version history of changes author created by overwritten',
  'docs/guides/flights/post#a-segment-has-a-type-that-does-not-exist':
    'unknown segment type invalid enum one of',
  'docs/guides/flights/post#nobody-converts-this-format':
    'format not supported no webhook is registered unknown format kml',
  'docs/guides/flights/post#the-webhook-does-not-answer':
    'webhook timeout not called not reached connection refused unreachable 10 seconds invalid response redirect ngrok localhost debug',
  'docs/guides/collections/intro#what-belongs-to-a-collection':
    'what can be put into a collection objects routes areas plans nested move out of a collection weather of drones left out flight-objects-left-out header empty list',
  'docs/guides/collections/step1#read-it-back': 'read one collection by id several ids comma',
  'docs/guides/collections/step2#clean-up': 'delete test data order of deleting clean up after tutorial',
  'docs/guides/drone-telemetry/intro#flight-objects-are-not-location-objects':
    'difference between flight objects and objects which one should i use for a drone helicopter aircraft two endpoints same id history weather',
  'docs/guides/drone-telemetry/step1#store-the-metadata': 'name model operator pilot of a drone tail number',
  'docs/guides/drone-telemetry/step1#it-is-not-there':
    '404 metadata of drone not found wrong endpoint locations instead of flights',
  'docs/guides/drone-telemetry/step1#the-id-is-taken-by-the-word-metadata': 'reserved word id not allowed',
  'docs/guides/drone-telemetry/step2#report-the-flight':
    'send drone telemetry json example post flight object altitude',
  'docs/guides/drone-telemetry/step2#the-reference-point-has-no-height':
    'referencePointCoordinates three numbers must have elevation missing',
  'docs/guides/drone-telemetry/step3#latitude-came-first':
    'coordinates swapped latitude must be between minus 90 and 90',
  'docs/guides/drone-telemetry/step3#the-plan-is-not-there': '404 flight plan not found wrong plan id',
  'docs/guides/drone-telemetry/step4#plan-a-shorter-mission': 'avoid closed airspace replan turn back detour',
  'docs/guides/drone-telemetry/step4#warnings-on-the-path':
    'red flag storm warning along the mission official alert drone',
  'docs/guides/drone-telemetry/step4#includedata-names-two-kinds-of-weather': 'only one weather type error',
  'docs/guides/flights/post#the-life-of-a-plan':
    'lifecycle states draft stored approved diagram workflow of a plan',
  'docs/guides/flights/post#check-it-against-airspace': 'which no-fly zones does my plan cross survey lines',
  'docs/guides/flights/post#check-a-plan-that-you-do-not-want-to-keep':
    'dry run validate only test without saving simulate preview plan what if',
  'docs/guides/flights/post#check-it-against-weather': 'wind rain along the plan forecast',
  'docs/guides/flights/post#a-feature-has-no-role': 'geojson feature role required missing property',
  'docs/guides/vehicle-telemetry/intro#how-it-works':
    'architecture data flow concept how does tracking work device platform map',
  'docs/guides/vehicle-telemetry/step1#create-the-collection':
    'set up a fleet reporting interval popup titles',
  'docs/guides/vehicle-telemetry/step1#check-it':
    'registered vehicle has no location yet 404 before first report',
  'docs/guides/vehicle-telemetry/step4#official-warnings':
    'alerts for drivers storm red flag warning national weather service attribution',
  'docs/guides/vehicle-telemetry/step4#put-it-into-a-program':
    'example program weather ahead notify driver hourly job script road-ahead',
  'docs/guides/vehicle-telemetry/step4#clean-up': 'delete route objects metadata collection after tutorial',
};
