import {translate} from '@docusaurus/Translate';
import type {Result} from './work';

/** What became of an entry, in a word or two. */
export function resultWords(kind: Result['kind']): string {
  switch (kind) {
    case 'done':
      return translate({id: 'admin.work.done', message: 'Done'});
    case 'unchanged':
      return translate({id: 'admin.work.unchanged', message: 'Unchanged'});
    case 'refused':
      return translate({id: 'admin.work.refused', message: 'Failed'});
    case 'left':
      return translate({id: 'admin.work.left', message: 'Not reached'});
    case 'faulty':
      return translate({id: 'admin.work.faulty', message: 'Not sent'});
  }
}
