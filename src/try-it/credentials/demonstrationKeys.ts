import {translate} from '@docusaurus/Translate';
import type {ApiServer} from '@site/src/site/types';
import type {NamedCredential} from './types';

/** The key that a server gives to everybody, as a list of one or none. */
export function demonstrationKeys({name, demoKey}: ApiServer): readonly NamedCredential[] {
  if (demoKey === undefined) return [];
  const label = translate(
    {
      id: 'tryIt.credentials.demo',
      message: 'Demonstration key of {server}',
      description: 'A key for all to use',
    },
    {server: name},
  );
  return [
    {id: `demo:${name}`, kind: 'apiKey', label, isPublic: true, secret: () => Promise.resolve(demoKey)},
  ];
}
