import '../notInJsdom';
import {useHistory} from '@docusaurus/router';
import {BrowserRouter, Route} from 'react-router-dom';
import {onTestFinished, vi} from 'vitest';
import {administrator, beSignedIn} from '../beSignedIn';
import {openPage} from '../openPage';

/** Pixels of every box: a table draws the rows that it has room for. */
const BOX_PIXELS = 200;

export type History = ReturnType<typeof useHistory>;

/**
 * Opens an admin page behind its guard, for somebody who is signed in from then on.
 *
 * @param at address of the sandbox
 * @param address path of the page, and what it says of its view
 * @param person who is signed in: the seeded administrator unless it is said
 * @returns where the links of the page lead to
 */
export async function openAdmin(at: string, address: string, person = administrator): Promise<History> {
  await beSignedIn(person, at);
  return loadAdmin(at, address);
}

/** Loads an admin page, or loads it again, for whoever is signed in. */
export async function loadAdmin(at: string, address: string): Promise<History> {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX_PIXELS);
  window.history.replaceState(null, '', address);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  let history: History | undefined;
  function Address() {
    history = useHistory();
    return null;
  }
  await openPage(at, async () => {
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {ProtectedPath} = await import('../../../src/auth/guards/ProtectedPath');
    const {Notices} = await import('../../../src/components/notices');
    const {default: AdminDashboard} = await import('../../../src/guarded-pages/admin/AdminDashboard');
    const {default: Users} = await import('../../../src/guarded-pages/admin/Users');
    const {default: Collections} = await import('../../../src/guarded-pages/admin/Collections');
    const {default: Report} = await import('../../../src/guarded-pages/admin/FlightPlanReport');
    const {DashboardPage} = await import('../../../src/dashboard/DashboardPage');
    return (
      <BrowserRouter>
        <Address />
        <AuthProvider>
          <ProtectedPath>
            <Route path="/dashboard" component={DashboardPage} />
            <Route path="/admin/AdminDashboard" component={AdminDashboard} />
            <Route path="/admin/Users" component={Users} />
            <Route path="/admin/Collections" component={Collections} />
            <Route path="/admin/FlightPlanReport" component={Report} />
          </ProtectedPath>
          <Notices />
        </AuthProvider>
      </BrowserRouter>
    );
  });
  if (!history) throw new Error('The page was not shown.');
  return history;
}
