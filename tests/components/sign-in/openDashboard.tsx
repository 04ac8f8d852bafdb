import type {ReactNode} from 'react';
import {openPage} from '../openPage';

/**
 * Opens the dashboard without its panels: the guard of the real one, the forms before it, and a heading behind it.
 *
 * @param at address of the sandbox
 * @param drawPanel imports what stands behind the guard beside the heading
 */
export const openDashboard = (
  at: string,
  drawPanel: () => Promise<ReactNode> = () => Promise.resolve(null),
): Promise<void> =>
  openPage(at, async () => {
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {RequireRole} = await import('../../../src/auth/guards');
    const {Notices} = await import('../../../src/components/notices');
    const panel = await drawPanel();
    return (
      <AuthProvider>
        <main>
          <RequireRole role="portalUser">
            <h1>Dashboard</h1>
            {panel}
          </RequireRole>
        </main>
        <Notices />
      </AuthProvider>
    );
  });

/** Opens the dashboard with the cards of the person's account that need no API key. */
export const openAccount = (at: string): Promise<void> =>
  openDashboard(at, async () => {
    const {AccountCards} = await import('./AccountCards');
    return <AccountCards />;
  });
