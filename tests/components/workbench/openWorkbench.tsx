import '../notInJsdom';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {vi} from 'vitest';
import {openPage} from '../openPage';

/** The keys that open the workbench and close it, as user-event writes them. */
export const TOGGLE = '{Control>}[Backquote]{/Control}';

/**
 * Opens a page with the workbench and its button, for whoever is signed in.
 *
 * @param at address of the sandbox
 * @param drawPage imports what else stands on the page
 */
export const openWorkbench = (
  at: string,
  drawPage: () => Promise<ReactNode> = () => Promise.resolve(null),
): Promise<void> => {
  // A list draws what is in sight alone, and nothing has a height here.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  return openPage(at, async () => {
    await import('../../../src/workbench/client/onLoad');
    const {AuthProvider} = await import('../../../src/auth/context/AuthProvider');
    const {default: Opener} = await import('../../../src/workbench/theme/Workbench/Opener');
    const {default: Workbench} = await import('../../../src/workbench/theme/Workbench');
    const page = await drawPage();
    return (
      <MemoryRouter>
        <AuthProvider>
          <Opener name="Workbench" />
          <main>{page}</main>
          <Workbench />
        </AuthProvider>
      </MemoryRouter>
    );
  });
};
