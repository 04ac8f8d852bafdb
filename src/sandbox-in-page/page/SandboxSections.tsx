import {ClockSection} from './ClockSection';
import {ConverterSection} from './ConverterSection';
import type {PageState} from './doors';
import {FaultsSection} from './FaultsSection';
import {MailboxSection} from './MailboxSection';
import {ShareSection} from './ShareSection';
import {StoreSection} from './StoreSection';
import {useDoor} from './useDoor';

interface Props {
  /** Told of a file that holds a state, which is asked about first. */
  readonly onState: (state: string) => void;
}

/** What one can do with a sandbox that runs; with one that cannot start, only to begin anew. */
export function SandboxSections({onState}: Props) {
  const {value, failure} = useDoor<PageState>('/sandbox/page');
  if (failure !== undefined && !value) return <StoreSection onState={onState} />;
  return (
    <>
      <ClockSection />
      <MailboxSection />
      <FaultsSection />
      <ConverterSection />
      <StoreSection onState={onState} />
      <ShareSection />
    </>
  );
}
