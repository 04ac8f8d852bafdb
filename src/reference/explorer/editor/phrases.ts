import {translate} from '@docusaurus/Translate';

/** The editor's own words, by their English originals. */
export function phrases(): Record<string, string> {
  return {
    Find: translate({id: 'reference.editor.find', message: 'Find'}),
    next: translate({id: 'reference.editor.next', message: 'next'}),
    previous: translate({id: 'reference.editor.previous', message: 'previous'}),
    all: translate({id: 'reference.editor.all', message: 'all'}),
    'match case': translate({id: 'reference.editor.case', message: 'match case'}),
    'by word': translate({id: 'reference.editor.word', message: 'by word'}),
    regexp: translate({id: 'reference.editor.regexp', message: 'regular expression'}),
    close: translate({id: 'reference.editor.close', message: 'close'}),
    Replace: translate({id: 'reference.editor.replace', message: 'Replace'}),
    replace: translate({id: 'reference.editor.replaceOne', message: 'replace'}),
    'replace all': translate({id: 'reference.editor.replaceAll', message: 'replace all'}),
    'Fold line': translate({id: 'reference.editor.fold', message: 'Fold'}),
    'Unfold line': translate({id: 'reference.editor.unfold', message: 'Unfold'}),
    'folded code': translate({id: 'reference.editor.folded', message: 'folded'}),
    unfold: translate({id: 'reference.editor.unfold', message: 'Unfold'}),
  };
}
