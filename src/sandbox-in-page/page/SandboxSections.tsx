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
  const page = useDoor<PageState>('/sandbox/page');
  // It is told what came of this try: another would take as long, and fail as well.
  const store = <StoreSection page={page} onState={onState} />;
  if (page.failure !== undefined && !page.value) return store;
  return (
    <>
      <ClockSection />
      <MailboxSection />
      <FaultsSection />
      <ConverterSection />
      {store}
      <ShareSection />
    </>
  );
}
