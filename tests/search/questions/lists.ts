import {eighteenth} from './eighteenth';
import {eighth} from './eighth';
import {eleventh} from './eleventh';
import {fifteenth} from './fifteenth';
import {fifth} from './fifth';
import {fourteenth} from './fourteenth';
import {fourth} from './fourth';
import {nineteenth} from './nineteenth';
import {ninth} from './ninth';
import {plain} from './plain';
import {second} from './second';
import {seventeenth} from './seventeenth';
import {seventh} from './seventh';
import {sixteenth} from './sixteenth';
import {sixth} from './sixth';
import {tenth} from './tenth';
import {third} from './third';
import {thirteenth} from './thirteenth';
import {tuned} from './tuned';
import {twelfth} from './twelfth';
import {twentieth} from './twentieth';
import {errors} from './errors';
import type {Question} from './types';

/** All lists by name, the oldest first. */
export const lists = {
  plain,
  tuned,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
  errors,
} satisfies Readonly<Record<string, readonly Question[]>>;
