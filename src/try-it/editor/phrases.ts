import {translate} from '@docusaurus/Translate';

/** The editor's own words, by their English originals. */
export function phrases(): Record<string, string> {
  return {
    Find: translate({id: 'calls.editor.find', message: 'Find'}),
    next: translate({id: 'calls.editor.next', message: 'next'}),
    previous: translate({id: 'calls.editor.previous', message: 'previous'}),
    all: translate({id: 'calls.editor.all', message: 'all'}),
    'match case': translate({id: 'calls.editor.case', message: 'match case'}),
    'by word': translate({id: 'calls.editor.word', message: 'by word'}),
    regexp: translate({id: 'calls.editor.regexp', message: 'regular expression'}),
    close: translate({id: 'calls.editor.close', message: 'close'}),
    Replace: translate({id: 'calls.editor.replace', message: 'Replace'}),
    replace: translate({id: 'calls.editor.replaceOne', message: 'replace'}),
    'replace all': translate({id: 'calls.editor.replaceAll', message: 'replace all'}),
    'Fold line': translate({id: 'calls.editor.fold', message: 'Fold'}),
    'Unfold line': translate({id: 'calls.editor.unfold', message: 'Unfold'}),
    'folded code': translate({id: 'calls.editor.folded', message: 'folded'}),
    unfold: translate({id: 'calls.editor.unfold', message: 'Unfold'}),
  };
}
