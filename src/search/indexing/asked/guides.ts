/** Words that people ask with for the guides, series by series. */
export const ofGuides: Readonly<Record<string, string>> = {
  docs: 'getting started first call first request hello world quickstart try demo trial evaluate test environment local install setup node npx npm docker sandbox account register sign up introduction overview what is this platform',
  'docs#start-the-sandbox':
    'install run locally offline localhost 4010 mock server emulator simulator fake data test accounts demo login password docker container ci pipeline integration tests windows mac linux tarball tgz npx checksum sha256 stop quit ctrl-c port in use already taken node version required econnrefused failed to connect refused is the sandbox running keep data persist restart',
  'docs#take-the-sample-programs-along':
    'sample code example app source code zip download boilerplate starter project template repository github typescript python go',
  'docs#read-offline':
    'offline no network no signal no internet in the field airplane mode read without connection save pages pwa install as app service worker',
  'docs/guides': 'tutorials how to overview learn courses documentation index table of contents all topics',

  'docs/guides/intro':
    'units conventions speed in metres per second knots mph time zone timestamps utc date format lat lon order coordinate order wgs 84 srid epsg id format allowed characters naming prerequisites python version sandbox clock fixed time demo key powershell windows',
  'docs/guides/intro#start-the-sandbox-at-the-guides-hour':
    'freeze time fixed date fake clock set simulated time reset data in memory reproducible powershell windows different results than in the guide empty database clean slate wipe data from scratch environment variable run everything without internet access',
  'docs/guides/intro#send-the-first-request': 'run button copy sample choose language tab curl javascript',
  'docs/guides/intro#run-a-program':
    'environment variables env file base url key settings configure execute script dotenv export windows tsx python3 go run',
  'docs/guides/intro#rules-that-hold-everywhere':
    'units of measurement metric imperial convert feet miles knots mph kmh metres per second compass degrees azimuth crs projection srid date format iso 8601 unix epoch milliseconds timezone offset lat long order swapped id naming rules slug special characters comma separated ids list encoding',
  'docs/guides/intro#answers':
    'http status codes meaning success created no content 200 201 204 error body json accepted gzip compression pagination empty null missing fields location header',
  'docs/guides/intro#fields-that-the-platform-does-not-know':
    'additional properties unknown keys ignored dropped silently typo in a field name strict validation extra attribute disappears schema',
  'docs/guides/intro#bodies-that-cannot-be-stored-as-written':
    'duplicate key twice in json big integer bigint digits lost precision 64 bit id number rounded snowflake',

  'docs/guides/Authentication':
    'api key header x-api-key revoke rotate renew leaked stolen compromised key replace secret credentials login sign in from a script machine to machine oauth cognito id token access token jwt expired token lifetime refresh 401 unauthorized 403 forbidden access denied browser frontend key in page cors security authn authz',
  'docs/guides/Authentication#key-or-token':
    'difference key and token compare which one validity lifetime how long does a token last session duration expires after an hour ttl expiry timeout logged out',
  'docs/guides/Authentication#use-an-api-key':
    'obtain get request find my api key where is it generate issue create new key how to send header apikey query string parameter subscription key client credentials service account key in query string basic auth one key per device how many keys',
  'docs/guides/Authentication#use-a-bearer-token':
    'log in user oauth oauth2 openid oidc sso saml cognito amplify id token refresh token expired session renew username password authorization header jwt claims single page app mobile app react native flutter ios android app customer users web app logged in user renew automatically refresh token',
  'docs/guides/Authentication#sign-in-from-other-languages':
    'srp boto3 pycognito go java csharp php ruby rust login without amplify command line curl script get token programmatically user pool id client id region',
  'docs/guides/Authentication#without-a-library':
    'srp protocol implement by hand password verifier initiate auth challenge secret block signature hkdf salt',
  'docs/guides/Authentication#which-calls-take-which':
    'endpoints require key only token not accepted operations scopes allowed credentials webhook report grid server only token rejected by endpoint key only operations matrix table bearer allowed',
  'docs/guides/Authentication#401-nobody-knows-you':
    'unauthorized unauthenticated invalid key wrong key missing header x-api-key not working credentials rejected token expired signature has expired login fails not authorised stopped working suddenly',
  'docs/guides/Authentication#403-you-may-not-do-this':
    'forbidden access denied permission missing not allowed owner role insufficient rights scope acl',
  'docs/guides/Authentication#404-it-is-not-in-your-account':
    '404 not found missing does not exist my collection my object wrong key of another account cannot see colleague data shared tenant isolation can other customers see my data each other isolation between accounts privacy visible to',
  'docs/guides/Authentication#rotate-a-key':
    'revoke regenerate reset renew replace roll change expire api key leaked stolen exposed compromised committed old key employee left',
  'docs/guides/Authentication#what-never-to-do':
    'security best practices secret in source code git repository github commit push frontend javascript mobile app environment vault url query string log share key colleague store safely',

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

  'docs/guides/map/tiles':
    'map layer overlay maplibre mapbox leaflet openlayers google maps arcgis cesium deck.gl raster vector xyz wms wmts tms url template legend colour map shades transparent empty tile zoom api key in map',
  'docs/guides/map/tiles#ask-for-one-tile':
    'z x y slippy tile coordinates blank empty transparent tile 204 missing zoom level too high png size retina tile index calculate from lat lon',
  'docs/guides/map/tiles#read-the-colours':
    'legend colour scale colorbar heatmap pixel value to temperature range min max gradient interpret meaning of colours steps',
  'docs/guides/map/tiles#all-colour-maps':
    'palette colormap viridis jet rainbow inferno colour blind accessible scheme matplotlib theme',
  'docs/guides/map/tiles#put-them-on-a-maplibre-map':
    'mapbox gl js transformRequest add source layer react map token header animate time slider wind overlay code example',
  'docs/guides/map/tiles#put-them-on-a-leaflet-map':
    'leaflet tilelayer headers authorization createTile openlayers google maps fetch blob draw the danger area on leaflet',
  'docs/guides/map/tiles#before-you-go-live':
    'caching cdn proxy many requests attribution copyright licence performance number of calls 400 errors zoom accessibility',

  'docs/guides/WIPT/bitmap':
    'wipt what is binary grid raster global weather download byte layout index of a cell python numpy resolution temperature of many places int8 row column machine learning dataset bulk model grib netcdf hdf zarr geotiff xarray gfs ecmwf',
  'docs/guides/WIPT/bitmap#which-grids-there-are':
    'which weather variables available hours temporal coverage archive past historical weather yesterday unit data type',
  'docs/guides/WIPT/bitmap#where-a-place-lies':
    'lat lon to row column pixel offset formula resolution cell size kilometres projection epsg 4326 transposed rotated image column major order reshape interpolate sample value at point',
  'docs/guides/WIPT/bitmap#read-the-bytes':
    'decode parse numpy frombuffer int8 uint8 signed unsigned negative temperature 255 wrong values file size gzip compressed memory endianness nodata',
  'docs/guides/WIPT/bitmap#good-manners':
    'cache download once per hour bandwidth storage how often refresh size gigabytes',

  'docs/guides/workflows':
    'arazzo openapi workflow run a guide automatically redocly respect workflow file end to end test api test automation scenario chain requests runtime expression download yaml steps inputs outputs success criteria',
  'docs/guides/workflows#run-it-at-another-time':
    'change inputs pass input parameter own api key production server timestamps present x-times',
  'docs/guides/agents':
    'llm chatgpt gpt claude gemini copilot cursor ai agent assistant bot robot crawler scrape machine readable markdown llms.txt mcp rag embeddings prompt documentation for programs plain text',
  'docs/guides/agents#start-with-one-file':
    'openapi json yaml swagger machine readable spec file download generate client types codegen sitemap robots full text dump',

  'docs/guides/web-pages':
    'cors cross origin resource sharing preflight options browser frontend website web app react vue angular javascript fetch xhr axios blocked by cors policy failed to fetch network error proxy backend for frontend',
  'docs/guides/web-pages#which-pages-may-call':
    'allowed origins allowlist whitelist domain localhost another computer other machine lan',
  'docs/guides/web-pages#when-the-browser-blocks-a-request':
    'no access-control-allow-origin header origin null has been blocked failed to fetch typeerror load failed networkerror opaque response mixed content',
  'docs/guides/scope':
    'not supported missing feature unsupported limitation cannot what is not possible alternatives roadmap',
  'docs/guides/scope#no-push-you-ask-for-what-is-new':
    'push notification notifications websocket web socket server sent events sse mqtt kafka pubsub subscribe subscription event stream live updates real time realtime callback on change sms text message email alert notify me when something changes webhook event retry failed delivery redeliver',
  'docs/guides/scope#no-snapping-to-roads-positions-stay-as-reported':
    'snap to road snapping map matching snapped gps noise drift jitter smoothing kalman interpolate clean up track',
  'docs/guides/scope#no-routes-around-fires-closures-or-weather':
    'avoid fire avoid areas avoid tolls highways closed road detour around route optimization travelling salesman truck restrictions low bridge height weight',
  'docs/guides/scope#no-geocoding-places-are-positions':
    'geocode geocoding reverse geocoding zip postcode city autocomplete lookup turn address into coordinates reverse',
  'docs/guides/scope#no-geofence-events':
    'enter exit leave zone geofence alert notification trigger dwell tell me when a vehicle enters a zone',
  'docs/guides/scope#no-weather-of-the-past':
    'historical weather past weather observations archive station measured yesterday climate',

  'docs/guides/limits':
    'quota rate limit throttling 429 too many requests per second maximum size how many per request 413 405 431 payload too large body size account limit cap allowance free tier restrictions on usage',
  'docs/guides/limits#every-limit':
    'maximum number of objects collections plans waypoints ids per request characters length bytes megabytes page size how many can i store file size 25 stops waypoints 10000 reports 100 ids 1 kb properties 50000 km 12 hours full account too many objects storage',
  'docs/guides/limits#what-each-status-means-here':
    'status code list 400 404 405 408 413 415 429 431 method not allowed request timeout entity too large unsupported media type header fields too large url too long uri',
  'docs/guides/limits#rates':
    'throttle requests per second minute day quota exceeded slow down retry-after exponential backoff back off jitter burst concurrency 429 blocked get more requests raise my rate higher quota',
  'docs/guides/limits#limits-of-the-sandbox':
    'sandbox memory size local limits max connections emulator nesting depth timeout idle connection',

  'docs/guides/production':
    'go live checklist switch to real server base url change key before launch deployment rollout staging live difference sandbox production release prod cutover migrate',
  'docs/guides/production#what-changes':
    'staging vs production environments compare real data live server url test key',
  'docs/guides/production#before-you-go-live':
    'readiness hardening monitoring logging secrets manager security review best practices retry policy error handling hard coded',
  'docs/guides/production#on-the-day':
    'smoke test verify connection health check launch day first live request',

  'docs/guides/quickstarts':
    'five minutes getting started fast first steps hello world demo minimal example roles',
  'docs/guides/quickstarts#report-from-a-device':
    'send first position minimal example ten lines connect tracker phone hardware iot curl python',
  'docs/guides/quickstarts#plan-and-check-a-flight':
    'minimal flight plan pilot first mission check airspace weather quick',
  'docs/guides/quickstarts#put-weather-on-a-map': 'first tile quick weather map image png',
  'docs/guides/quickstarts#administer-people':
    'admin administrator console manage users user management group membership role give grant access rights permission enable disable block member colleague employee team add to a group who has access panel',
  'docs/guides/quickstarts#write-documentation': 'contribute edit docs technical writer author fix typo page',

  'docs/guides/recipes': 'cookbook how to common tasks patterns snippets best practices faq tips',
  'docs/guides/recipes#get-the-last-positions-of-an-object':
    'last n positions newest first reverse order descending most recent five tail sort',
  'docs/guides/recipes#get-a-whole-fleet-with-its-drones':
    'all vehicles and drones together air and ground combined common operating picture merge everything on one map mixed fleet aircraft missing duplicate in both lists one list trucks and helicopters cars and aircraft both kinds together single request two endpoints',
  'docs/guides/recipes#put-weather-on-a-map-without-a-key-in-the-page':
    'hide api key frontend browser token tiles web app proxy backend for frontend public website expose',
  'docs/guides/recipes#report-from-devices-that-are-often-offline':
    'offline tracker phone radio buffer backlog no signal connection lost batch bulk upload store and forward intermittent connectivity satellite modem poor network queue sync later lost reports out of coverage flaky',
  'docs/guides/recipes#when-a-report-expires-before-it-arrives':
    'late report expired 404 after upload never appears accepted but missing on map',
  'docs/guides/recipes#retry-without-doing-it-twice':
    'idempotent idempotency key duplicate safe retry exponential backoff back off jitter timeout network error at least once exactly once twice upsert conflict same id resend connection reset 500 502 503 transient failure circuit breaker put semantics fetch failed typeerror network error econnreset etimedout socket hang up connection broken',
  'docs/guides/recipes#how-fresh-each-kind-of-data-is':
    'how old data refresh interval freshness latency delay update cycle polling frequency real time cache invalidate stale how often updated new forecast published poll interval when does it change how often to request every minute hourly update schedule',
  'docs#make-the-first-call': 'hello world post example first collection create curl minimal working request',
  'docs#when-something-is-wrong':
    'error message body missing key unauthorized what does an error look like connectionerror httpconnectionpool connection refused max retries exceeded requests exceptions',
  'docs#find-your-way': 'which guide should i read list of guides learning path where to begin',
  'docs/guides/intro#what-you-need': 'prerequisites requirements system node python go version supported',
  'docs/guides/Authentication#when-you-are-refused':
    'request rejected denied why does my key not work troubleshooting credentials',
  'docs/guides/assistants':
    'mcp server model context protocol claude desktop claude code cursor vscode copilot codex windsurf tools connect ai assistant chat llm',
  'docs/guides/assistants#connect-over-http':
    'mcp url streamable http remote server config mcp.json transport',
  'docs/guides/assistants#connect-over-standard-input-and-output':
    'mcp stdio npx local server claude_desktop_config.json command args',
  'docs/guides/assistants#allow-production': 'mcp real api key live permission safe',
  'docs/guides/agents#read-a-page-as-markdown': 'plain text version of a page md suffix copy page for ai',
  'docs/guides/agents#keep-these-rules': 'rules for bots polite scraping agent safety',
  'docs/guides/agents#tell-your-agent': 'claude.md agents.md cursor rules prompt instructions system prompt',
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
  'docs/guides/map/tiles#see-it-live': 'demo live map preview interactive',
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
  'docs/guides/WIPT/bitmap#check-yourself': 'validate verify compare grid value with forecast wrong index',
};
