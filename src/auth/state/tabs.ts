/** The name of the channel on which this portal's tabs tell each other who is signed in. */
const CHANNEL = 'portal-auth';

/** What one tab tells the others: the user name now signed in, or none. */
export interface TabMessage {
  readonly user: string | undefined;
}

/** A line to the portal's other tabs in this browser. */
export interface TabLine {
  readonly tell: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Opens the line. Storage events would miss tokens that are kept in cookies; a broadcast channel misses nothing. */
export function openTabLine(onMessage: (message: TabMessage) => void): TabLine {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data);
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
