import {translate} from '@docusaurus/Translate';
import {useAuth} from '@site/src/auth';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert} from '@site/src/components/form';
import {useEffect, useRef, useState} from 'react';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';
import {readTogether} from '../work/readTogether';
import {useWork} from '../work/useWork';
import {WorkGuard} from '../work/WorkGuard';
import {WorkView} from '../work/WorkView';
import {DryRun} from './DryRun';
import {FileForm} from './FileForm';
import {loadDryRun, type DryRunFacts, type Reading} from './loadDryRun';
import {startInvitations} from './startInvitations';

interface Props {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onClose: () => void;
}

/** A file, then what would be sent, then the invitations themselves. `lazy` requires the default export. */
export default function InviteDialog({text, setText, onClose}: Props) {
  const {user} = useAuth();
  const current = useWork();
  const [reading, setReading] = useState<Reading>();
  const [problem, setProblem] = useState<string>();
  const [facts, setFacts] = useState<DryRunFacts>();
  const [isStarted, setStarted] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const check = async () => {
    const controller = (running.current = new AbortController());
    setProblem(undefined);
    setReading({done: 0, total: 0});
    try {
      const loaded = await readTogether({controller, onProgress: setReading}, (options) =>
        loadDryRun(text, {...options, self: user?.email}),
      );
      if (!loaded) return;
      if ('problem' in loaded) setProblem(loaded.problem);
      else setFacts(loaded);
    } catch (error) {
      setProblem(describeUserPoolError(error).text);
    }
    setReading(undefined);
  };
  return (
    <Dialog title={translate({id: 'admin.file.title', message: 'Invite from CSV'})} isWide onClose={onClose}>
      {isStarted && current ? (
        <WorkView {...current} onClose={onClose} />
      ) : (
        <WorkGuard>
          {problem && <FormAlert kind="error">{problem}</FormAlert>}
          {facts ? (
            <DryRun
              facts={facts}
              onBack={() => setFacts(undefined)}
              onStart={(addsExisting) => {
                startInvitations(facts, {addsExisting, startedBy: user?.username});
                setText('');
                setStarted(true);
              }}
            />
          ) : (
            <FileForm text={text} setText={setText} reading={reading} onCheck={() => void check()} />
          )}
        </WorkGuard>
      )}
    </Dialog>
  );
}
