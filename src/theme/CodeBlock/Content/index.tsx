// Change: coloured by the site's own few lines in place of Prism, which weighs 29 KB on every page.
import {lines, type Piece} from '@site/src/code/block/lines';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import styles from './content.module.css';

export default function CodeBlockContent({className}: Props) {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <pre ref={codeBlockRef} className={clsx(className, styles.pre, 'thin-scrollbar')} tabIndex={0}>
      <code
        className={clsx(styles.lines, isNumbered && styles.numbered)}
        // Set by script: a strict content security policy drops the attribute `style` out of the HTML.
        ref={(block) => {
          if (isNumbered) block?.style.setProperty('counter-reset', `line-count ${lineNumbersStart - 1}`);
        }}
      >
        {toRows(code, language).map((row, index) => (
          <span key={index} className={clsx('token-line', styles.line, lineClassNames[index])}>
            {row.map(({content, kind}, at) =>
              kind ? (
                <span key={at} className={`code-${kind}`}>
                  {content}
                </span>
              ) : (
                content
              ),
            )}
            <br />
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Plain text has no words of a language. */
function toRows(code: string, language: string): Piece[][] {
  return language === 'text' ? code.split('\n').map((content) => [{content}]) : lines(code);
}
