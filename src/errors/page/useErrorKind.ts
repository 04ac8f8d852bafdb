import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {errorKinds} from '../explanation/kinds';
import type {ErrorKind} from '../types';

/** The error that a page is about. @throws where its front matter has none */
export function useErrorKind(): ErrorKind {
  const {id} = useDoc().metadata;
  const kind = errorKinds.find((each) => `errors/${each.id}` === id);
  if (!kind) throw new Error(`${id} has no error in its front matter.`);
  return kind;
}
