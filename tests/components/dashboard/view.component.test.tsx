import {useHistory} from '@docusaurus/router';
import {act, render} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useView, type ViewChange} from '../../../src/dashboard/shared/view/useView';
import {ViewProvider} from '../../../src/dashboard/shared/view/ViewProvider';

/** How long a change of the map rests before it becomes the address, and a bit. */
const RESTED_MS = 500;

/** The view of a dashboard at an address, with the history that leads on from it. */
function openView(address: string) {
  const seen: {change?: ViewChange; history?: ReturnType<typeof useHistory>} = {};
  function Panel() {
    seen.change = useView().change;
    seen.history = useHistory();
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <ViewProvider>
        <Panel />
      </ViewProvider>
    </MemoryRouter>,
  );
  const {history} = seen;
  if (!history) throw new Error('The panel was not shown.');
  return {history, move: () => act(() => seen.change?.({place: {lon: -121.3, lat: 44.06, zoom: 7}}))};
}

const addressOf = ({location}: {readonly location: {pathname: string; search: string}}) =>
  location.pathname + location.search;

// React has real ones: what is told to it comes later than a timer.
beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => void vi.useRealTimers());

test('a map that was moved is in the address once it rests', () => {
  const {history, move} = openView('/dashboard?panel=route');
  move();
  expect(addressOf(history)).toBe('/dashboard?panel=route');
  act(() => void vi.advanceTimersByTime(RESTED_MS));
  expect(addressOf(history)).toBe('/dashboard?panel=route&map=7.00/44.0600/-121.3000');
});

test.each(['/dashboard?panel=flights', '/docs'])(
  'who goes to %s before a moved map has come to rest stays there',
  (address) => {
    const {history, move} = openView('/dashboard?panel=route');
    move();
    // Both before React has told the view of the new address, as on a machine that is busy.
    history.push(address);
    vi.advanceTimersByTime(RESTED_MS);
    expect(addressOf(history)).toBe(address);
  },
);
