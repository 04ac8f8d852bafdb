import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {describeState} from '../state/describeState';
import {door} from './doors';

interface Props {
  /** JSON, as it came: `undefined` where a link was damaged. */
  readonly state: string | undefined;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Asks before a state that somebody else made takes the place of the reader's own. */
export function StateQuestion({state, onOpened, onClose}: Props) {
  const summary = state === undefined ? undefined : describeState(state);
  if (state === undefined || !summary)
    return (
      <Dialog
        title={translate({id: 'sandbox.state.damaged', message: 'This state cannot be opened'})}
        onClose={onClose}
      >
        <p>
          <Translate id="sandbox.state.damagedText">
            A part of it is missing or was changed on its way. Ask for it again. Your sandbox is as it was.
          </Translate>
        </p>
      </Dialog>
    );
  const {seed, now, stands, changes} = summary;
  const open = async () => {
    await door('PUT', '/sandbox/state', new Blob([state]));
    onOpened();
  };
  return (
    <Confirm
      title={translate({id: 'sandbox.state.title', message: 'Replace your sandbox with this state?'})}
      action={translate({id: 'sandbox.state.replace', message: 'Replace'})}
      onConfirm={open}
      describe={(error) => ({text: (error as Error).message})}
      onClose={onClose}
    >
      <Translate
        id={stands ? 'sandbox.state.standing' : 'sandbox.state.running'}
        values={{seed, now: <time dateTime={now}>{now}</time>, changes}}
      >
        {stands
          ? 'It is the world of seed {seed}, whose clock stands still at {now}, with {changes} changes. '
          : 'It is the world of seed {seed}, whose clock runs from {now}, with {changes} changes. '}
      </Translate>
      <Translate id="sandbox.state.text">
        Everything that you have stored in this browser’s sandbox is deleted, your accounts and API keys
        included. Export it first if you want to keep it. The state brings no passwords and no keys: the
        accounts are those of a fresh sandbox.
      </Translate>
    </Confirm>
  );
}
