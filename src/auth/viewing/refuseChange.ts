import {ViewOnlyError} from '@site/src/components/view-only/ViewOnlyError';
import {readViewing} from './viewing';

/** Whether there is a view in this tab. */
export const isViewing = (): boolean => readViewing() !== undefined;

/**
 * Called before anything is changed, at whatever service. A view shows what somebody else would meet; a change would be
 * made with the administrator's rights, and in their name.
 *
 * @throws ViewOnlyError while there is a view in this tab
 */
export function refuseChange(): void {
  if (isViewing()) throw new ViewOnlyError();
}
