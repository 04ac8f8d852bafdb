import {translate} from '@docusaurus/Translate';
import {identifierRule, isIdentifier} from '@site/src/platform';

/**
 * What is wrong with the id of a collection, or nothing: the rule of `isIdentifier`, broken down into what to mend.
 *
 * @param taken ids in use: saving would overwrite one
 */
export function checkCollectionId(id: string, taken: readonly string[] = []): string | undefined {
  if (id === '') return translate({id: 'admin.collections.idMissing', message: 'Enter an id.'});
  const [wrong] = /[^A-Za-z0-9_-]/u.exec(id) ?? [];
  if (wrong !== undefined)
    return wrong === ' '
      ? translate({id: 'admin.collections.idSpace', message: 'An id cannot contain spaces.'})
      : translate({id: 'admin.collections.idWrong', message: 'An id cannot contain “{wrong}”.'}, {wrong});
  if (!/^[A-Za-z0-9]/.test(id))
    return translate({id: 'admin.collections.idStart', message: 'Start with a letter or a digit.'});
  if (!isIdentifier(id)) return identifierRule();
  return taken.includes(id)
    ? translate({id: 'admin.collections.idTaken', message: 'A collection with this id already exists.'})
    : undefined;
}
