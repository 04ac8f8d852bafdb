import {translate} from '@docusaurus/Translate';

/** The editor's own words, by their English originals. */
export function phrases(): Record<string, string> {
  return {
    Find: translate({id: 'tryIt.editor.find', message: 'Find'}),
    next: translate({id: 'tryIt.editor.next', message: 'next'}),
    previous: translate({id: 'tryIt.editor.previous', message: 'previous'}),
    all: translate({id: 'tryIt.editor.all', message: 'all'}),
    'match case': translate({id: 'tryIt.editor.case', message: 'match case'}),
    'by word': translate({id: 'tryIt.editor.word', message: 'by word'}),
    regexp: translate({id: 'tryIt.editor.regexp', message: 'regular expression'}),
    close: translate({id: 'tryIt.editor.close', message: 'close'}),
    Replace: translate({id: 'tryIt.editor.replace', message: 'Replace'}),
    replace: translate({id: 'tryIt.editor.replaceOne', message: 'replace'}),
    'replace all': translate({id: 'tryIt.editor.replaceAll', message: 'replace all'}),
    'Fold line': translate({id: 'tryIt.editor.fold', message: 'Fold'}),
    'Unfold line': translate({id: 'tryIt.editor.unfold', message: 'Unfold'}),
    'folded code': translate({id: 'tryIt.editor.folded', message: 'folded'}),
    unfold: translate({id: 'tryIt.editor.unfold', message: 'Unfold'}),
  };
}
