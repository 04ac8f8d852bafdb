/** Name of the channel on which the tabs of this portal report who is signed in. */
const CHANNEL = 'portal-auth';

/** What one tab reports to the others: the user name now signed in, or none. */
export interface TabMessage {
  readonly user: string | undefined;
}

/** The connection to the portal's other tabs in this browser. */
export interface TabChannel {
  readonly broadcast: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Opens the channel. Storage events do not see tokens that are stored in cookies. */
export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data);
  return {
    broadcast: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
