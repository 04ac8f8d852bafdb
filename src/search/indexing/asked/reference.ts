/** Words that people ask with for the glossary, the pages of the reference, and those about the portal itself. */
export const ofReference: Readonly<Record<string, string>> = {
  'docs/glossary':
    'terminology vocabulary jargon abbreviations acronyms definitions meaning dictionary what does it mean',
  'docs/glossary#alert': 'difference between alert and event warning watch advisory',
  'docs/glossary#area': 'zone district polygon region site',
  'docs/glossary#bearer-token': 'jwt id token session how long is it valid',
  'docs/glossary#ceiling': 'upper limit top of airspace vertical limit floor',
  'docs/glossary#collection': 'group fleet team folder',
  'docs/glossary#cursor': 'next page token pagination after',
  'docs/glossary#device': 'tracker phone hardware gateway autopilot',
  'docs/glossary#encoded-polyline': 'decode geometry string polyline precision google',
  'docs/glossary#event': 'difference between event and alert threshold crossed high wind',
  'docs/glossary#fire-zone': 'perimeter hot spot satellite containment',
  'docs/glossary#flight-object': 'difference between object and flight object aircraft',
  'docs/glossary#geofence': 'fence boundary an aircraft must not leave',
  'docs/glossary#geojson': 'format of points lines polygons feature collection',
  'docs/glossary#identifier': 'id naming rules uuid unique own id',
  'docs/glossary#metadata': 'static attributes master data difference between object and metadata',
  'docs/glossary#object': 'difference between object and flight object asset thing entity',
  'docs/glossary#organization': 'company agency customer members share',
  'docs/glossary#passkey': 'webauthn fido fingerprint face id passwordless',
  'docs/glossary#position': 'order of longitude and latitude lat lon lng coordinates array',
  'docs/glossary#properties': 'custom fields own attributes extra data user defined',
  'docs/glossary#relative-altitude': 'agl height above takeoff',
  'docs/glossary#restriction': 'tfr notam no-fly zone types fulltime parttime custom permanent temporary',
  'docs/glossary#sandbox': 'test environment mock emulator',
  'docs/glossary#tenant':
    'multi tenant customer company agency separation isolation who sees my restrictions',
  'docs/glossary#threshold':
    'when does wind count as an event limit value trigger at what speed custom own thresholds default lower raise change set alarm level strong extreme',
  'docs/glossary#tile': 'map square raster vector zoom',
  'docs/glossary#utc': 'time zone of timestamps local time summer time daylight saving zulu gmt',
  'docs/glossary#uxv': 'own plan format unmanned vehicle',
  'docs/glossary#webhook': 'callback converter own format notification',

  api: 'reference index base url servers host production address all endpoints list of operations rest api documentation versions deprecated breaking changes openapi swagger redoc',
  'api#servers': 'base url endpoint address host production domain hostname root url where to send requests',
  'api#authentication': 'x-api-key header authorization security scheme',
  'api#responses':
    'status 200 201 204 no content empty response location header content type compression success',
  'api#errors':
    'error status code list 400 bad request 401 403 404 405 not allowed 408 413 payload too large 415 unsupported media type 429 too many requests 431 500 internal server error 502 503 unavailable error body format schema status_code message retry what to do exception handling problem json',
  'api#limits': 'quota rate limit maximum size how many per request requests per second throttling',
  'api#versions':
    'deprecated deprecation sunset versioning breaking change changelog release notes backward compatible compatibility v1 v2 stability policy end of life migrate',
  'api#downloads':
    'openapi swagger spec specification file yaml json download import postman collection insomnia bruno code generator client library sdk generate types typescript python java schema',
  'api/areas': 'polygons zones districts overview',
  'api/collections': 'groups fleets overview',
  'api/drones': 'v1 version 1 video deprecated overview',
  'api/fire-zones': 'wildfire data overview',
  'api/flight-objects': 'aircraft positions overview',
  'api/flight-plans': 'missions overview',
  'api/flight-restrictions': 'airspace overview',
  'api/objects': 'vehicle positions overview',
  'api/routes': 'roads overview',
  'api/weather-alerts': 'official warnings overview',
  'api/weather-forecast': 'forecast overview',
  'api/webhooks': 'converters overview',

  terms: 'terms and conditions of use contract licence license legal agreement commercial use',
  'terms#keys-and-accounts': 'share my key account misuse responsibility',
  'terms#fair-use':
    'abuse scraping penetration test report vulnerability security bug bounty stalking pen test pentest vulnerability disclosure policy load test',
  'terms#the-data':
    'data ownership who owns my data copyright licence attribution redistribute reuse accuracy source of data',
  'terms#not-for-navigation':
    'disclaimer certified reliable safety critical official briefing evacuation emergency life safety decision liability pilot responsibility notices to airmen',
  'terms#changes-to-the-api': 'deprecation announcement notice sunset removal date',
  'terms#availability-and-liability':
    'sla service level uptime guarantee downtime maintenance outage warranty liability availability status page',
  'terms#ending': 'close delete my account cancel subscription terminate quit',
  'terms#contact': 'support help desk email phone contact us ticket customer service sales postal address',
  privacy: 'data protection gdpr dsgvo ccpa policy personal data portal',
  'privacy#in-short': 'analytics tracking third party advertising google analytics',
  'privacy#what-your-browser-stores': 'cookies cookie banner local storage session storage consent',
  'privacy#when-you-sign-in': 'what is stored about my login account password name email',
  'privacy#when-you-send-a-request-from-the-explorer': 'is my api key stored try it console logged',
  'privacy#server-logs': 'ip address logging log retention',
  'privacy#your-rights':
    'access my data copy erase personal data delete account correction complaint data protection officer',
  'privacy#who-is-responsible': 'imprint impressum company controller',

  'docs/tutorial/intro':
    'contribute to documentation technical writer authoring guide set up docusaurus clone repository edit run portal locally npm start folder structure docs as code',
  'docs/tutorial/intro#what-checks-your-work':
    'lint vale prose linter broken links ci checks build fails tests pull request broken link build stops error vale spelling',
  'docs/tutorial/intro#where-things-stand': 'where is the file folder layout source of a page structure',
  'docs/tutorial/basics/create-a-document':
    'new guide article markdown mdx add topic front matter description tags title write',
  'docs/tutorial/basics/create-a-document#give-it-a-place':
    'sidebar order position menu navigation move reorder category page not in sidebar table of contents',
  'docs/tutorial/basics/create-a-document#record-the-answer':
    'sample response recorded test code block http request update outdated response',
  'docs/tutorial/basics/create-a-document#keep-to-the-terms':
    'style guide terminology glossary link wording consistent',
  'docs/tutorial/basics/create-a-page':
    'standalone page landing page react jsx footer link static page url slug custom page about us new page write a page',
  'docs/tutorial/basics/create-a-blog-post':
    'news announcement article author changelog entry rss feed atom enable blog publish post date',
  'docs/tutorial/basics/markdown-features':
    'mdx syntax formatting write style cheat sheet bold list heading anchor admonition callout note tip warning box',
  'docs/tutorial/basics/markdown-features#headings':
    'anchor id permalink custom heading id table of contents',
  'docs/tutorial/basics/markdown-features#admonitions': 'callout note tip info warning danger box highlight',
  'docs/tutorial/basics/markdown-features#code':
    'code block syntax highlighting line numbers title snippet language',
  'docs/tutorial/basics/markdown-features#tabs':
    'tab switch between languages tabbed add a tab to a page code in several languages switcher TabItem groupId',
  'docs/tutorial/basics/markdown-features#details': 'collapsible accordion expand fold spoiler',
  'docs/tutorial/basics/markdown-features#images':
    'insert picture screenshot diagram figure photo svg png alt text upload image dark mode video gif',
  'docs/tutorial/basics/markdown-features#links':
    'hyperlink cross reference url relative link broken link external anchor link to a heading operation file',
  'docs/tutorial/basics/markdown-features#components': 'react component embed import jsx interactive widget',
  'docs/tutorial/basics/markdown-features#what-trips-writers-up':
    'mdx error does not compile curly brace unexpected character build fails',
  'docs/tutorial/basics/deploy-your-site':
    'host the portal publish static site server csp headers https production nginx apache netlify vercel github pages s3 cloudfront docker self host build output domain',
  'docs/tutorial/basics/deploy-your-site#say-where-it-is':
    'logo company name brand branding base url site url subfolder subpath custom domain configure environment',
  'docs/tutorial/basics/deploy-your-site#what-the-host-must-do':
    'csp content security policy headers cache 404 page redirects trailing slash compression tls',
  'docs/tutorial/basics/congratulations':
    'finish clean up pull request contribute merge branch review next steps',
  'docs/tutorial/extras/translate-your-site':
    'i18n l10n internationalization internationalisation localization locale language version localise localize portal german french spanish italian english translated right to left add a language to the documentation',
  'docs/tutorial/extras/manage-docs-versions':
    'cut freeze older previous past documentation version archive release dropdown switch version legacy docs',
  'docs/glossary#account': 'customer login tenant data ownership which account',
  'docs/glossary#api-key': 'secret x-api-key credential',
  'docs/glossary#expiry': 'expirationDateTime ttl time to live disappear',
  'docs/glossary#flight-plan': 'mission definition',
  'docs/glossary#forecast-hour': 'lead time horizon hour zero offset',
  'docs/glossary#grid': 'raster bitmap array definition',
  'docs/glossary#history': 'track trail breadcrumbs definition',
  'docs/glossary#latest-location': 'last known position newest report',
  'docs/glossary#reference-point': 'home position launch site takeoff point',
  'docs/glossary#report': 'ping position update message definition',
  'docs/glossary#route': 'path directions definition',
  'docs/glossary#segment': 'leg part of a mission takeoff survey',
  'docs/glossary#telemetry': 'telematics data stream definition',
  'docs/glossary#waypoint': 'stop via point',
  'docs/glossary#wipt': 'bitmap abbreviation acronym',
  'terms#the-sandbox': 'is sandbox data real fictional invented',
  'privacy#changes': 'policy updates',
  'docs/tutorial/intro#you-need': 'prerequisites git node editor',
  'docs/tutorial/intro#start-the-portal':
    'npm start clone repository port in use already taken EADDRINUSE change port preview local',
  'docs/tutorial/basics/create-a-page#link-it': 'footer column link navbar menu entry',
  'docs/tutorial/basics/create-a-page#have-it-checked':
    'broken links found build fails test page dark mode phone accessibility',
  'docs/tutorial/basics/create-a-page#when-a-page-does-more': 'interactive page react component tsx',
  'docs/tutorial/basics/create-a-document#write-it': 'new guide file front matter sidebar label tags',
  'docs/tutorial/basics/create-a-blog-post#turn-it-on': 'enable blog flag site config',
  'docs/tutorial/basics/create-a-blog-post#write-a-post': 'truncate preview excerpt date file name news item',
  'docs/tutorial/basics/create-a-blog-post#give-it-a-tag': 'tags.yml not defined topic label',
  'docs/tutorial/basics/create-a-blog-post#see-it-in-the-list': 'rss atom feed subscribe',
  'docs/tutorial/basics/markdown-features#tables': 'table columns rows wide scroll',
  'docs/tutorial/basics/deploy-your-site#build': 'npm run build static files output folder production',
  'docs/tutorial/basics/deploy-your-site#look-at-it': 'preview build serve locally',
  'docs/tutorial/basics/deploy-your-site#leave-the-sandbox-behind':
    'api servers identity user pool own provider configure real backend cognito ids',
  'docs/tutorial/basics/deploy-your-site#publish': 'upload to host go live release doctor check live site',
  'docs/tutorial/extras/manage-docs-versions#cut-the-present-version': 'freeze snapshot docs version command',
  'docs/tutorial/extras/manage-docs-versions#remove-a-version': 'delete old version versions.json',
  'docs/tutorial/extras/manage-docs-versions#see-both':
    'version dropdown banner unmaintained old docs address',
  'docs/tutorial/extras/translate-your-site#collect-the-words':
    'write-translations code.json strings extract',
  'docs/tutorial/extras/translate-your-site#translate-a-document': 'translated page copy fallback english',
  'docs/tutorial/extras/translate-your-site#translate-the-frame':
    'navbar footer announcement labels translated',
  'docs/tutorial/extras/translate-your-site#add-the-language': 'locale add second language french config',
};
