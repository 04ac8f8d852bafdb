import {createContext, useCallback, useContext} from 'react';
import {ownValue} from '@site/src/base/ownValue';
import type {View} from './view';

/** Changes parts of the view. A step is an entry of the browser's history, to which "back" returns. */
export type ViewChange = (patch: Partial<View>, options?: {readonly isStep?: boolean}) => void;

interface ViewState {
  readonly view: View;
  readonly change: ViewChange;
}

export const ViewContext = createContext<ViewState | undefined>(undefined);

/** The view and how to change it. */
export function useView(): ViewState {
  const state = useContext(ViewContext);
  if (!state) throw new Error('useView must be used inside the dashboard, whose shell keeps the view.');
  return state;
}

/** One filter of a panel, as the address has it. @param name begins with the id of the panel */
export function useFilter(name: `${string}-${string}`): [string, (value: string) => void] {
  const {view, change} = useView();
  const {filters} = view;
  const set = useCallback(
    (value: string) => {
      const {[name]: _before, ...others} = filters;
      change({filters: value ? {...others, [name]: value} : others});
    },
    [name, filters, change],
  );
  return [ownValue(filters, name) ?? '', set];
}
