/** A rule that a JSON Schema cannot say, and the sentence in which a 400 says that it was broken. */
export interface Rule {
  readonly name: string;
  readonly sentence: RegExp;
}

/** The only reasons for which a request that the schemas allow may be refused with 400. */
const rules: readonly Rule[] = [
  {name: 'a position lies in the world', sentence: /must be (>=|<=) -?(180|90)$/},
  {name: 'a ring ends where it begins', sentence: /must end where it begins$/},
  {name: 'a ring does not cross itself or another', sentence: /must not cross|must enclose an area/},
  {
    name: 'parts of an area lie apart, and holes inside it',
    sentence: /must (not )?lie inside|must not cut the area apart/,
  },
  {
    name: 'positions of a polygon have all an altitude, or none',
    sentence: /must have [23] numbers, like the first position$/,
  },
  {name: 'a ring does not leap over half of the world', sentence: /is more than 180° of longitude from/},
  {
    name: 'areas of one restriction have ids of their own',
    sentence: /\.id is that of features\[\d+\] already$/,
  },
  {name: 'the end is later than the beginning', sentence: /must be later than|must not be before/},
  {name: 'a time lies in four-digit years', sentence: /must be between the years 0000 and 9999 UTC$/},
  {name: 'a cursor is one that a page gave', sentence: /must be the "after" value of a page/},
  {
    name: 'a route with traffic has at most 3 waypoints',
    sentence: /must be 2 to 3 waypoints if query.traffic/,
  },
  {
    name: 'a route has a leg between each two waypoints',
    sentence: /legs must be one fewer than body.waypoints$/,
  },
  {name: 'a plan has one home', sentence: /is a second home/},
  {name: 'rally points of version 2 have points', sentence: /rallyPoints\.points is required in version 2$/},
  {name: 'a plan fits every notation', sentence: /would make (\d+|Infinity) .*; the limit is \d+$/},
  {name: 'a format of the account is registered', sentence: /no webhook is registered for/},
  {name: 'a webhook answers', sentence: /the webhook of ".*" /},
  {name: 'the transport keeps its headers', sentence: /is set by the platform$|is given twice/},
  {name: 'an account has so much and no more', sentence: /the limit is \d+|at most \d+|delete (one|some)/},
  {name: 'a word that is a path is no id', sentence: /which is a path of its own$/},
  {name: 'a day is in its month', sentence: /^path\.day /},
  {name: 'a country speaks its languages', sentence: /query\.language/},
];

/** A violation begins with its path; a semicolon inside one does not part it. */
const next = /; (?=(?:body|path|query|header)\b|and \d+ more$)/;

/** The rules that a 400 names; a sentence that names none is given back as it is. */
export function rulesIn(message: string): {rules: string[]; unknown: string[]} {
  const sentences = message.split(next).filter((sentence) => !/^and \d+ more$/.test(sentence));
  const found = sentences.map(
    (sentence) => rules.find((rule) => rule.sentence.test(sentence))?.name ?? sentence,
  );
  const names = new Set(rules.map(({name}) => name));
  return {rules: found.filter((name) => names.has(name)), unknown: found.filter((name) => !names.has(name))};
}
