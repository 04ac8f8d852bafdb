import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {useId, useState} from 'react';
import {resultWords} from './resultWords';
import type {Result} from './work';
import own from './work.module.css';

interface Props {
  readonly results: readonly Result[];
}

const kinds: readonly Result['kind'][] = ['done', 'unchanged', 'refused', 'left', 'faulty'];

/** What became of everybody, or of those who share one result. */
export function ResultList({results}: Props) {
  const [kind, setKind] = useState<Result['kind'] | ''>('');
  const id = useId();
  const found = kind === '' ? results : results.filter((result) => result.kind === kind);
  return (
    <section aria-labelledby={id}>
      <header className={own.resultsHead}>
        <h3 id={id}>
          <Translate id="admin.work.results">Results</Translate>
        </h3>
        <Choice
          label={translate({id: 'admin.work.show', message: 'Show'})}
          options={kinds.flatMap((each) => optionOf(each, results))}
          value={kind}
          choose={(value) => setKind(kinds.find((each) => each === value) ?? '')}
          hasAny={translate({id: 'admin.work.all', message: 'All ({count})'}, {count: results.length})}
        />
      </header>
      <Rows key={kind} results={found} />
    </section>
  );
}

function optionOf(kind: Result['kind'], results: readonly Result[]): (readonly [string, string])[] {
  const count = results.filter((result) => result.kind === kind).length;
  return count === 0 ? [] : [[kind, `${resultWords(kind)} (${count})`]];
}

function Rows({results}: Props) {
  const {shown, more} = usePieces(results);
  return (
    <>
      <ul className={own.results}>
        {shown.map(({subject: {line, email, name}, kind, text}, index) => (
          <li key={index}>
            <span className={own.who}>
              {line !== undefined && (
                <Translate id="admin.work.lineNumber" values={{line}}>
                  {'Line {line}: '}
                </Translate>
              )}
              {email || name || '—'}
            </span>
            <span className={own.result} data-kind={kind}>
              <strong>{resultWords(kind)}</strong>
              {text && `: ${text}`}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
