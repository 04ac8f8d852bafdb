import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {BreakableAddress} from './BreakableAddress';

interface Props {
  readonly url: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a request that deletes: what it names may be what the guides, or others, work with. */
export function ConfirmDeletion({url, onConfirm, onClose}: Props) {
  return (
    <Confirm
      title={translate({id: 'reference.delete.title', message: 'Send this deletion?'})}
      action={translate({id: 'reference.delete.action', message: 'Delete'})}
      onConfirm={() => {
        onConfirm();
        return Promise.resolve();
      }}
      // Whatever goes wrong is an outcome, shown where responses are shown.
      describe={() => ({text: ''})}
      onClose={onClose}
    >
      <Translate
        id="reference.delete.text"
        values={{
          url: (
            <code>
              <BreakableAddress url={url} />
            </code>
          ),
        }}
      >
        {'{url} will be deleted for everyone who uses this server. It cannot be undone.'}
      </Translate>
    </Confirm>
  );
}
