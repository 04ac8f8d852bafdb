import '../notInJsdom';
import {useHistory} from '@docusaurus/router';
import {act} from '@testing-library/react';
import {MemoryRouter, type MemoryRouterProps} from 'react-router-dom';
import {beSignedIn, developer} from '../beSignedIn';
import {openPage} from '../openPage';
import {serveFiles} from '../site/serveFiles';
import {hearFailures} from './hearFailures';

/** What a memory router gives, whatever its type says. */
type History = ReturnType<typeof useHistory> & {
  readonly entries: NonNullable<MemoryRouterProps['initialEntries']>;
  readonly index: number;
};

/** The dashboard that a test has opened. */
export interface OpenDashboard {
  /** The address as it is now. */
  readonly address: () => string;
  /** Goes there without another document, as a link does. */
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
  readonly goForward: () => void;
  /** Reads the page anew at the address that it has, with the history that led there. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens the real dashboard for somebody who is signed in. jsdom has no WebGL: where the map would be, the product says
 * so, and everything else is there.
 *
 * @param at address of the sandbox
 * @param address with the panel, such as `/dashboard?panel=flights`
 */
export async function openPanel(at: string, address: string, person = developer): Promise<OpenDashboard> {
  await beSignedIn(person, at);
  serveFiles();
  hearFailures();
  return loadPanel(at, address);
}

/** Loads the dashboard, or loads it again, for whoever is signed in. */
export async function loadPanel(at: string, address: string): Promise<OpenDashboard> {
  let history: History | undefined;
  const opened = () => {
    if (!history) throw new Error('The dashboard was not drawn.');
    return history;
  };
  function Address() {
    history = useHistory() as History;
    return null;
  }
  const open = (entries: MemoryRouterProps) =>
    openPage(at, async () => {
      const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
      const {RequireRole} = await import('../../../src/auth/guards');
      const {Notices} = await import('../../../src/components/notices');
      const {default: Shell} = await import('../../../src/dashboard/shell/Shell.client');
      return (
        <MemoryRouter {...entries}>
          <Address />
          <AuthProvider>
            <main>
              <RequireRole role="portalUser">
                <Shell />
              </RequireRole>
            </main>
          </AuthProvider>
          <Notices />
        </MemoryRouter>
      );
    });
  await open({initialEntries: [address]});
  return {
    address: () => decodeURIComponent(opened().location.pathname + opened().location.search),
    goTo: (to) => act(() => opened().push(to)),
    goBack: () => act(() => opened().goBack()),
    goForward: () => act(() => opened().goForward()),
    reload: () => open({initialEntries: opened().entries, initialIndex: opened().index}),
  };
}
