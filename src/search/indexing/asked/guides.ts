/** Words that people ask with for the guides that stand alone, and for the start page. */
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

  'docs/guides/generate-a-client#download-a-client':
    'sdk npm package typescript javascript client library install typed client retry backoff retry-after pagination async iterator download sdk',
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
  'docs/guides/map/tiles#see-it-live': 'demo live map preview interactive',
  'docs/guides/WIPT/bitmap#check-yourself': 'validate verify compare grid value with forecast wrong index',
};
