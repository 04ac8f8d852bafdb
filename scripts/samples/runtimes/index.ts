import {findCurl} from './curl';
import {checkGo, findGo} from './go';
import {findNode} from './node';
import {checkPython, findPython} from './python';
import type {GuideLanguage, Runtime, SyntaxCheck} from './types';

/** What this machine can run. curl and Node are demanded; without Python or Go their samples are only parsed. */
export interface Runtimes {
  readonly runtimes: readonly Runtime[];
  readonly checks: readonly {
    readonly language: GuideLanguage;
    readonly ending: string;
    readonly check: SyntaxCheck;
  }[];
}

/**
 * @param workshop an empty folder
 * @param wanted the languages to look for
 * @throws Error when curl is missing: its samples always run
 */
export async function findRuntimes(workshop: string, wanted: readonly string[]): Promise<Runtimes> {
  const isWanted = (language: GuideLanguage): boolean => wanted.length === 0 || wanted.includes(language);
  const [curl, python, go] = await Promise.all([
    isWanted('curl') ? findCurl() : undefined,
    isWanted('python') ? findPython() : undefined,
    isWanted('go') ? findGo(workshop) : undefined,
  ]);
  if (isWanted('curl') && !curl)
    throw new Error('curl is not there, and every sample is run with it: install it.');
  const found = [curl, isWanted('javascript') ? findNode() : undefined, python, go];
  const checks: Runtimes['checks'] = [
    {language: 'python', ending: 'py', check: checkPython},
    {language: 'go', ending: 'go', check: checkGo},
  ];
  return {
    runtimes: found.filter((each) => each !== undefined),
    checks: checks.filter(
      ({language}) => isWanted(language) && !found.some((each) => each?.language === language),
    ),
  };
}
