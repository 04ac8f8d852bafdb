import Translate from '@docusaurus/Translate';
import {Folded} from '../work/Folded';

interface Props {
  readonly title: string;
  readonly entries: readonly {
    readonly line: number;
    readonly email: string;
    readonly text: string;
  }[];
  readonly isOpen?: boolean;
}

/** Lines of a file and what there is to say about each, under a title that folds them; nothing for none. */
export function InvitationLines({title, entries, isOpen}: Props) {
  return (
    <Folded
      title={title}
      isOpen={isOpen}
      entries={entries.map(({line, email, text}) => ({
        key: String(line),
        text,
        head: (
          <>
            <Translate id="admin.work.lineNumber" values={{line}}>
              {'Line {line}: '}
            </Translate>
            {email}
          </>
        ),
      }))}
    />
  );
}
