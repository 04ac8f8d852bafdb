import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {useState} from 'react';

// With the parser of files, which nobody else needs.
const InviteDialog = lazyPart(() => import('./InviteDialog'), null);

/** Invites everybody of a file. What was read stays when the dialog is closed. */
export function InviteMany() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
        <Translate id="admin.file.open">Invite from CSV</Translate>
      </button>
      {isOpen && <InviteDialog text={text} setText={setText} onClose={() => setOpen(false)} />}
    </>
  );
}
