import '../notInJsdom';
import {MemoryRouter} from 'react-router-dom';
import {openPage} from '../openPage';

/**
 * Opens the real dashboard without its map, for whoever is signed in.
 *
 * @param at address of the sandbox
 * @param address with the panel, such as `/dashboard?panel=account`
 */
export const openShell = (at: string, address = '/dashboard'): Promise<void> =>
  openPage(at, async () => {
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {RequireRole} = await import('../../../src/auth/guards');
    const {Notices} = await import('../../../src/components/notices');
    const {default: Shell} = await import('../../../src/dashboard/shell/Shell');
    return (
      <MemoryRouter initialEntries={[address]}>
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
