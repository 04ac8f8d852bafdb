import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import styles from './search.module.css';
import type {SearchState} from './useSearch';

interface Props {
  readonly state: SearchState;
  readonly hasRecent: boolean;
  readonly onAsk: (question: string) => void;
}

const examples = ['post plan', 'GET /locations/v2/objects', 'forecastHour'];

/** What there is to say when there is nothing to choose; and, for those who do not see the list, how long it is. */
export function SearchStatus({state, hasRecent, onAsk}: Props) {
  const count = state.status === 'ready' ? state.results.length : 0;
  const hasAbsent = state.status === 'ready' && state.absent.length > 0;
  return (
    <>
      <p role="status" className={count > 0 && !hasAbsent ? hidden.hidden : styles.status}>
        {wordsOf(state, hasRecent)}
      </p>
      {state.status === 'failed' && (
        <button type="button" className="button button--primary" onClick={state.retry}>
          <Translate id="search.retry">Retry</Translate>
        </button>
      )}
      {state.status === 'ready' && count === 0 && !(state.question === '' && hasRecent) && (
        <ul className={styles.examples}>
          {examples.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function wordsOf(state: SearchState, hasRecent: boolean): string {
  if (state.status === 'loading') return translate({id: 'search.loading', message: 'Loading the index…'});
  if (state.status === 'failed')
    return translate({
      id: 'search.failed',
      message: 'The index could not be loaded. It is made by the production build. Check your connection.',
    });
  const {question, results, absent} = state;
  if (absent.length > 0)
    return translate(
      {
        id: 'search.absent',
        message: 'No page is about {words}. These are the closest results:',
        description: 'Above the results, when a word of the question has no page; {words} are quoted',
      },
      {words: absent.map((word) => `“${word}”`).join(', ')},
    );
  if (results.length > 0)
    return pluralText(
      translate(
        {
          id: 'search.count',
          message: '{count} result|{count} results',
          description: 'Plural forms of {count}',
        },
        {count: results.length},
      ),
      results.length,
    );
  if (question !== '')
    return translate(
      {
        id: 'search.none',
        message: 'Nothing found for “{question}”. Try fewer or different words, for example:',
      },
      {question},
    );
  return hasRecent
    ? ''
    : translate({
        id: 'search.empty',
        message: 'Search by name, by method and path, or in words, for example:',
      });
}
