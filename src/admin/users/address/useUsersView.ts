import {useCallback} from 'react';
import {useAddressView} from '../../shared/useAddressView';
import {formatUsersView, parseUsersView, type UsersView} from '../../userPool/usersView';

/** The view of the address, and a way to change it. Every change is an entry of the browser's history unless it is typed. */
export function useUsersView() {
  const {view, addressOf, change: changeAddress} = useAddressView(parseUsersView, formatUsersView);
  const change = useCallback(
    (patch: Partial<UsersView>, {isTyped = false} = {}) => changeAddress(patch, {isStep: !isTyped}),
    [changeAddress],
  );
  return {view, addressOf, change};
}
