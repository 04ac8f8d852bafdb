import Translate from '@docusaurus/Translate';
import {SmallButton} from '../small-button/SmallButton';
import {useState} from 'react';

const PIECE = 60;
/** Who asks for more goes through the list: the next pieces are larger. */
const NEXT = 240;

/** A list of thousands is drawn piece by piece: what is shown of it, and a button while there is more. */
export function usePieces<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(PIECE);
  const rest = items.length - count;
  return {
    shown: items.slice(0, count),
    more: rest > 0 && (
      <SmallButton onClick={() => setCount(count + NEXT)}>
        <Translate id="list.more" values={{count: rest}}>
          {'Show more of the {count} others'}
        </Translate>
      </SmallButton>
    ),
  };
}
