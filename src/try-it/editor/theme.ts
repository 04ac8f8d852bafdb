import {HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import type {Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const colours = HighlightStyle.define([
  {tag: tags.propertyName, color: 'var(--code-name)'},
  {tag: tags.string, color: 'var(--code-text)'},
  {tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)'},
]);

/** The site's colours; they follow the colour mode by themselves, being variables. */
export const theme: Extension = [
  syntaxHighlighting(colours),
  EditorView.theme({
    '&': {
      border: '1px solid var(--line-control)',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--code-ground)',
      color: 'var(--code-ink)',
      fontSize: '0.8125rem',
    },
    '&.cm-focused': {outline: '2px solid var(--data)'},
    '.cm-scroller': {
      maxHeight: '24rem',
      overflow: 'auto',
      fontFamily: 'var(--ifm-font-family-monospace)',
      lineHeight: '1.55',
    },
    '.cm-content': {caretColor: 'var(--ink)'},
    '.cm-cursor': {borderLeftColor: 'var(--ink)'},
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--data) 26%, transparent)',
    },
    '.cm-gutters': {border: '0', backgroundColor: 'transparent', color: 'var(--ink-faint)'},
    '.cm-foldPlaceholder': {
      border: '1px solid var(--line-strong)',
      backgroundColor: 'var(--raised)',
      color: 'var(--ink-soft)',
    },
    '.cm-panels': {backgroundColor: 'var(--raised)', color: 'var(--ink)'},
    '.cm-panels.cm-panels-top': {borderBottom: '1px solid var(--line)'},
    '.cm-panels.cm-panels-bottom': {borderTop: '1px solid var(--line)'},
    '.cm-panel.cm-search': {
      padding: '0.5rem 2rem 0.5rem 0.5rem',
      fontFamily: 'var(--ifm-font-family-base)',
      fontSize: '0.8125rem',
    },
    '.cm-panel.cm-search label': {
      display: 'inline-flex',
      gap: '0.25rem',
      alignItems: 'center',
      color: 'var(--ink-soft)',
      fontSize: '0.8125rem',
    },
    '.cm-panel.cm-search [name=close]': {
      top: '0.375rem',
      right: '0.375rem',
      minWidth: '1.5rem',
      minHeight: '1.5rem',
      color: 'var(--ink-soft)',
      fontSize: '1.125rem',
      cursor: 'pointer',
    },
    '.cm-textfield': {
      minHeight: '1.875rem',
      borderRadius: 'var(--radius)',
      fontSize: '0.8125rem',
      border: '1px solid var(--line-control)',
      backgroundColor: 'var(--ground)',
      color: 'var(--ink)',
    },
    '.cm-button': {
      minHeight: '1.875rem',
      borderRadius: 'var(--radius)',
      fontSize: '0.8125rem',
      textTransform: 'capitalize',
      cursor: 'pointer',
      border: '1px solid var(--line-control)',
      backgroundColor: 'var(--ground)',
      backgroundImage: 'none',
      color: 'var(--ink)',
    },
    '.cm-searchMatch': {backgroundColor: 'color-mix(in srgb, var(--signal-fill) 35%, transparent)'},
    '.cm-searchMatch-selected': {outline: '1px solid var(--signal)'},
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'color-mix(in srgb, var(--ink) 14%, transparent)',
    },
    '.cm-tooltip': {
      border: '1px solid var(--line-strong)',
      backgroundColor: 'var(--raised)',
      color: 'var(--ink)',
    },
    '.cm-diagnostic-error': {borderLeftColor: 'var(--alert)'},
  }),
];
