/** Words that people ask with for the operations, domain by domain. */
export const ofOperations: Readonly<Record<string, string>> = {
  'api/list-collections':
    'all fleets groups teams of my account index overview enumerate which collections exist drop-down',
  'api/create-collection':
    'new fleet group team update frequency interval icon marker symbol pin rename change settings edit collection title popup property labels show on dashboard patch put group vehicles by region category label tag',
  'api/get-collections': 'read one fleet group details settings by id lookup single',
  'api/delete-collections': 'remove fleet group team delete everything drop disband erase',
  'api/get-collection-weather-alerts':
    'warnings for whole fleet crews all vehicles units team in danger at once bulk alerts storm red flag who is affected inside warned area everyone empty response no alerts for members',
  'api/get-collection-weather-forecast':
    'forecast for whole fleet team crews all vehicles which will meet wind rain snow heat everyone threshold next hours empty response no events for members',
  'api/list-objects':
    'where is everything whole fleet last known location current position all vehicles units assets trucks people now live map poll latest positions real time tracking snapshot dispatch board which vehicles are silent last report time list device positions',
  'api/create-objects':
    'post objects create objects send gps ping tracker device position report telemetry upload location push update vehicle position ingest expire heartbeat avl obd ais iot bulk batch battery fuel custom values accuracy hdop',
  'api/list-object-metadata':
    'names and types of all devices assets inventory list registered vehicles roster master data never reported',
  'api/create-object-metadata':
    'register device asset name type describe vehicle rename truck plate vin static attributes custom fields add new unit default values edit update rename an object change name of vehicle driver',
  'api/get-objects':
    'where is my vehicle truck current position of one object last seen single locate unit find lookup last known latest several by id',
  'api/delete-objects':
    'remove vehicle truck sold retired erase location history forget person gdpr delete track data of a user purge decommission unit wipe positions',
  'api/get-object-metadata': 'name and type of one device asset driver plate details lookup description',
  'api/delete-object-metadata': 'remove description name of device asset unregister deregister retired sold',
  'api/get-object-weather-alerts':
    'official warnings where my truck or crew is storm red flag tornado flood one vehicle person unit current location driver safety',
  'api/get-object-weather-forecast':
    'wind rain snow temperature where my truck or crew is how windy will it be hot current weather conditions at vehicle unit location next hours threshold hourly',
  'api/get-object-history':
    'track trail breadcrumb replay playback trip past positions where was it yesterday last week time range oldest first page through gps log dataset archive historical export csv dump download report movements travelled traveled journey driven speed log',
  'api/compute-route':
    'directions navigation eta travel time kilometers miles of a truck driving distance between two points a to b traffic routing router shortest fastest quickest way duration stops waypoints detour arrive arrival depot avoid traffic jam congestion delay how far how long polyline osrm turn by turn instructions steps maneuvers eta with traffic matrix 25 stops optimise directions api drive',
  'api/list-routes': 'saved routes all my routes stored ways paging overview',
  'api/create-route':
    'save route keep own line ferry import gpx track custom path remember later commute overwrite update route',
  'api/get-route': 'read saved route geometry steps legs draw one stored line details',
  'api/delete-route': 'remove saved route erase cancel journey',
  'api/get-route-weather-alerts':
    'official warnings on my saved route journey road highway storm flood closure trip ahead',
  'api/get-route-weather-forecast':
    'weather on my saved route journey road highway pass departure hours ahead rain wind snow ice icy slippery fog heat on the way drive conditions commute trip',
  'api/list-areas': 'all my polygons zones districts regions sites boundaries enumerate',
  'api/create-area':
    'save polygon zone district depot site perimeter boundary wkt geojson geofence draw region evacuation zone division territory hole ring circle self intersecting',
  'api/get-areas': 'read polygon zone district by id boundary wkt',
  'api/delete-areas': 'remove polygon zone district erase boundary',
  'api/list-drones': 'v1 version 1 drones with video old',
  'api/create-drone': 'v1 version 1 video stream kvs webrtc kinesis old',
  'api/get-drone': 'v1 version 1 video old',
  'api/list-drone-streams': 'video feed live stream of a drone camera watch rtsp rtmp hls footage',
  'api/list-webhooks': 'my callbacks custom formats converters registered which',
  'api/create-webhook':
    'callback url convert own custom format translate kml kmz gpx csv register subscribe converter adapter plugin headers secret signature verify timeout 10 seconds proprietary legacy',
  'api/get-webhook': 'callback url of a format read headers check configuration',
  'api/delete-webhook': 'remove unsubscribe unregister callback disable converter',
  'api/list-flight-objects':
    'where are all drones aircraft helicopters planes tankers now live positions air picture airborne flying in the air who is up',
  'api/create-flight-objects':
    'report drone position aircraft helicopter plane telemetry send uav uas location altitude adsb receiver ground station mavlink autopilot push live',
  'api/list-flight-object-metadata':
    'names and types of all drones aircraft inventory registered fleet roster tail numbers',
  'api/create-flight-object-metadata':
    'register new drone aircraft helicopter name type serial tail number registration pilot describe add rename update',
  'api/get-flight-objects':
    'where is my drone helicopter now position of one aircraft locate last known latest altitude single get position of a drone',
  'api/delete-flight-objects': 'remove drone aircraft position landed retired crashed erase clear',
  'api/get-flight-object-metadata':
    'name and type of one drone aircraft serial registration pilot lookup details',
  'api/delete-flight-object-metadata': 'remove description of drone aircraft unregister deregister retired',
  'api/get-restriction-alerts':
    'can i fly here no-fly zone at a point is airspace closed near me tfr notam at coordinates now today before take-off check location home field airport launch site allowed legal permitted over my house around here proximity controlled airspace active is there a tfr here when does it end active until',
  'api/list-restrictions':
    'all no-fly zones tfr tfrs notam notams airspace geojson polygons download restrictions in an area map active temporary permanent stadium airport prohibited export copy',
  'api/create-restriction':
    'close airspace draw own no-fly zone drop zone keep drones aircraft out custom restriction organization private temporary exclusion block reserve geofence hazard area share team close airspace for a week hours temporary flight ban our organisation event reserve from until floor ceiling polygon circle',
  'api/get-restriction':
    'details of one no-fly zone tfr who to call contact phone number reason why closed controlling agency authority ceiling start end time when does it end lift expire until',
  'api/delete-restriction':
    'reopen airspace remove own no-fly zone lift cancel end early open why can i not delete colleague owner',
  'api/get-restriction-tile': 'airspace vector tile layer mvt pbf map overlay mapbox maplibre draw show tfrs',
  'api/list-plans': 'all my missions stored plans flights scheduled overview find id',
  'api/create-plans':
    'upload mission post file submit plan import qgroundcontrol file geojson uxv survey waypoints geofence rally fence orbit photogrammetry camera overlap schedule flight kml edit change update replace several plans at once',
  'api/get-plan':
    'download export mission plan convert to qgroundcontrol geojson format read open waypoints version',
  'api/delete-plan': 'remove mission cancel flight erase scrub',
  'api/get-plan-weather-alerts':
    'official warnings along a mission flight path storm red flag before takeoff preflight',
  'api/get-plan-weather-forecast':
    'wind along a mission flight path weather before flight gust gusts preflight briefing crosswind aloft rain temperature takeoff launch too windy hours ahead go no-go',
  'api/get-plan-restrictions':
    'does my mission cross a no-fly zone airspace conflict along flight path intersect check plan tfr corridor bvlos deconflict overlap violates enters closed controlled clearance preflight validate',
  'api/get-fire-zones':
    'active wildfires smoke burning now near region perimeter satellite hotspots heat detections thermal containment contained percent acres hectares size viirs modis firms nifc list fires incident name largest california oregon current bushfire',
  'api/get-fire-polygons':
    'how a fire grew over time past fire perimeter history yesterday progression hourly spread growth animation animate timeline replay evolution last night archive earlier shapefile snapshot before',
  'api/get-fire-zone-tile':
    'fire layer on a map raster png overlay wildfire image perimeter hotspots show draw',
  'api/get-alerts-by-country':
    'all storm weather warnings germany france us nationwide national statewide state country code in french language severity filter certainty urgency category expired cancelled cap red flag tornado hurricane flood watch advisory text of the alert in another language translation spanish french german languageCode evacuation notice',
  'api/get-alerts-by-boundary':
    'warnings of a county district zone forecast area id nws zone ugc fips municipality province city one area',
  'api/get-alerts-by-location':
    'red flag warning at a coordinate point here severe weather near me storm tornado flood lat lon position my house address place site fire camp gps is there a warning evacuation notice shelter warned here at this address',
  'api/get-alerts-for-routes': 'warnings along an unsaved ad hoc line post polyline storm',
  'api/get-temperature-grid':
    'global temperature heat map data raster raw world binary bitmap celsius 2m air surface dataset array bulk hourly geotiff grib netcdf',
  'api/get-wind-grid':
    'global wind data raster raw world binary bitmap sustained 10m dataset array bulk hourly geotiff grib netcdf',
  'api/get-gust-grid':
    'global gust squall peak wind data raster raw world binary bitmap dataset array bulk hourly geotiff grib netcdf',
  'api/get-rain-grid':
    'global rain precipitation rainfall data raster raw world binary bitmap dataset array bulk hourly geotiff grib netcdf millimetres',
  'api/get-snow-grid':
    'global snow snowfall depth data raster raw world binary bitmap dataset array bulk hourly geotiff grib netcdf fresh',
  'api/get-forecast-for-routes':
    'weather along an unsaved ad hoc line post polyline departure hours ahead rain wind snow ice drive trip conditions point forecast coordinates',
  'api/get-forecast-tile':
    'weather radar map layer overlay png rain wind temperature snow gust traffic colour map heatmap image raster xyz legend transparent shades animate hours snow map rain map wind map temperature map next hours animation precipitation radar',
};
