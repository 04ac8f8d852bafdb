import {term} from './terms';

/** Words that mean the same to somebody who asks. */
const groups = [
  'auth authentication authenticate authorization credentials',
  'login signin sign',
  'key apikey',
  'token jwt bearer',
  'delete remove',
  'create add new store register make',
  'post create report upload submit',
  'get read fetch list',
  'send post report',
  'list all every',
  'update overwrite change put',
  'position location coordinates where',
  'track history trail',
  'vehicle truck engine car',
  'drone uav uas uncrewed',
  'video stream',
  'mission plan',
  'qgroundcontrol qgc',
  'tfr restriction airspace',
  'wildfire fire',
  'warning alert',
  'weather forecast',
  'grid bitmap raster',
  'map tile layer',
  'colour color',
  'callback webhook',
  'error status failure wrong',
  'limit maximum quota',
  'area polygon geofence',
  'paging pagination after limit',
  'deploy publish',
  'start begin quickstart getting',
].map((line) => line.split(' ').map((word) => term(word) ?? word));

/** Words to ask for beside one, without itself. */
export function synonyms(word: string): string[] {
  const found = groups.filter((group) => group.includes(word)).flat();
  return [...new Set(found)].filter((each) => each !== word);
}
