/** The house style in words: what never stands in the texts, and what each thing is called. */

/** A phrase that is not written, and what to do about it. Whole words, in any case. */
export type Banned = readonly [phrase: string, advice: string];

const LEAVE_OUT = 'leave it out';

export const banned: readonly Banned[] = [
  ['simply', LEAVE_OUT],
  ['easy', 'what is easy the reader decides: leave it out'],
  ['easily', 'what is easy the reader decides: leave it out'],
  ['obvious', LEAVE_OUT],
  ['obviously', LEAVE_OUT],
  ['of course', LEAVE_OUT],
  ['please', LEAVE_OUT],
  ['basically', LEAVE_OUT],
  ['actually', LEAVE_OUT],
  ['very', LEAVE_OUT],
  ['in order to', 'write "to"'],
  ['utilize', 'write "use"'],
  ['leverage', 'write "use"'],
  ['e.g.', 'write "for example"'],
  ['i.e.', 'write "that is"'],
  ['etc.', 'name the things'],
  ['and/or', 'write "or"'],
  ['click here', 'say where the link leads'],
  ['allows you to', 'say what you do with it: "with it you …"'],
  ['seamless', 'say what it does'],
  ['powerful', 'say what it does'],
  ['shall', 'write "must", or say what happens'],
  ['mend', 'write "correct"'],
  ['in earnest', 'write "in production"'],
  ['by itself', 'write "automatically"'],
  ['by themselves', 'write "automatically"'],
  ['kept apart', 'write "stored separately"'],
  ['at last', LEAVE_OUT],
];

/**
 * Guides speak to one reader, in the present tense. A button says what will happen, a policy speaks for a company,
 * and a forecast is about tomorrow: there these words are right.
 */
export const bannedInGuides: readonly Banned[] = [
  ['just', LEAVE_OUT],
  ['will', 'present tense: what happens, happens now'],
  ["won't", 'present tense: what happens, happens now'],
  ["you'll", 'present tense: what happens, happens now'],
  ["it'll", 'present tense: what happens, happens now'],
  ['we', 'speak to the reader: "you"'],
  ['us', 'speak to the reader: "you"'],
  ['our', 'speak to the reader: "your", or name whose'],
  ["let's", 'speak to the reader: say what to do'],
  ["we're", 'speak to the reader: "you"'],
];

/** Turns that are right word by word and that nobody says, and what one says instead. */
export const turns: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\banswer(?:s|ed|ing)?\b/i, 'what a server sends is a "response", and it "returns" or "responds with" it'],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b)/i, 'write "is not a"'],
  [/\bhold(?:s|ing)? (?:for|always|everywhere|here|there)\b/i, 'write "applies"'],
  [/(?<!\b(?:account|person) )\bholds\b(?! (?:for|always|everywhere|here|there)\b)/i, 'write "contains"'],
  [/\bfl(?:y|ies) nothing\b/i, 'say what is missing: "without a flight path"'],
  [/\basked of\b/i, 'say who asks for what'],
  [/\btells? (?:of|where|which|what|when|how|why|whether|all)\b/i, 'write "says" or "explains"'],
  [/\bstands? (?:in|inside|at|against|behind|beside|above|below|here|there)\b/i, 'write "is"'],
  [/\brefus(?:e|es|ed|ing)\b/i, 'write "reject"'],
  [/\bnobody knows\b/i, 'say what is missing or wrong'],
  [/\bmakes? that\b/i, 'write "so that" or "makes sure that"'],
  [/\bcom(?:es?|ing) to stand\b/i, 'write "is"'],
  [/\bwhat (?:it|this|that) is about\b/i, 'say what it does or explains'],
  [/\bturn(?:s|ed|ing)? (?:\w+ ){0,3}round\b/i, 'write "swap", "reverse" or "turn back"'],
  [/\b(?:go|goes|went|going) on (?:with|where)\b/i, 'write "continue" or "resume"'],
  [/\b(?:in|into) sight\b/i, 'write "visible"'],
  [/(?<!\bat )\bfaults?\b/i, 'write "error"'],
  [/\baddress in numbers\b/i, 'write "IP address"'],
  [/\btaken up\b/i, 'write "accepted" or "resumed"'],
  [/\bthe hour that is running\b/i, 'write "the current hour"'],
  [/(?<!\bspeed )\bover (?:the )?(?:sea|ground|launch site|reference point)\b/i, 'write "above"'],
];

/** One spelling for each thing. The pattern finds all, right ones too. */
export const terms: readonly (readonly [pattern: RegExp, right: RegExp, spelling: string])[] = [
  [/(?<!\bx-)\bapi[ -]?keys?\b/i, /^API keys?$/, 'API key'],
  // The title of a page of the administration, as the titles beside it, is no sentence.
  [/\bflight[ -]?plans?\b(?! Report\b)/i, /^[Ff]light plans?$/, 'flight plan'],
  [
    // The label of the link in the navigation bar is a title.
    /(?<!\bsingle )(?!^Sign In$)\b(?:sign|log)(?:ed|ing)?[ -]?(?:in|on)(?:to)?\b/i,
    /^[Ss]ign(?:ed|ing)?[ -]in$/,
    'sign in (verb), sign-in (noun)',
  ],
  [/\bweb[ -]?hooks?\b/i, /^[Ww]ebhooks?$/, 'webhook'],
  [/\bgeo-?json\b/i, /^GeoJSON$/, 'GeoJSON'],
  [/\bopen ?api\b/i, /^OpenAPI$/, 'OpenAPI'],
  [/\bq ?ground ?control\b/i, /^QGroundControl$/, 'QGroundControl'],
  [/\bgit ?hub\b/i, /^GitHub$/, 'GitHub'],
  [/\bjava ?script\b/i, /^JavaScript$/, 'JavaScript'],
  [/\btype ?script\b/i, /^TypeScript$/, 'TypeScript'],
  [/\bmap ?libre\b/i, /^MapLibre$/, 'MapLibre'],
  [/\bmark ?down\b/i, /^Markdown$/, 'Markdown'],
  [/\bdocusaurus\b/i, /^Docusaurus$/, 'Docusaurus'],
  [/\bcolou?r(?:s|ed|ing)?\b/i, /^[Cc]olour/, 'colour'],
  [/\b(?:kilo|centi|milli)?met(?:er|re)s?\b/i, /metres?$/i, 'metre'],
  [/\bcolou?r ?maps?\b/i, /^[Cc]olour maps?$/, 'colour map'],
  [/\bend ?points?\b/i, /^$/, 'operation'],
  [/\btime ?stamps?\b/i, /^[Tt]imestamps?$/, 'timestamp'],
  [/\bdata ?set\b/i, /^[Dd]ata set$/, 'data set'],
];

/** Words that keep their capital within a heading. */
export const names: ReadonlySet<string> = new Set(
  (
    'API APIs Bend C CI Chromium Clock Cognito Ctrl Docusaurus Engine English GeoJSON Git GitHub Go Greek I ID IDs ' +
    'JSON JavaScript Java Leaflet MapLibre Markdown MDX NIFC Node OpenAPI OpenStreetMap Oregon PNG Postman Python ' +
    'QGroundControl React SRP SVG TypeScript URL UTC UxV WGS WIPT WKT YAML Try Run Send Sandbox Ridge Creek Privacy Policy Terms Service'
  ).split(' '),
);

/** Most words of a sentence. */
export const LONGEST_SENTENCE = 30;

/** This many sentences in a row of so few words each sound like a telegram. */
export const STACCATO = {sentences: 3, words: 5} as const;
