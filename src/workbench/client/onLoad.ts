import {tabCalls} from '@site/src/base/calls/tabCalls';
import {door} from '../door/door';

// On the server there is no window.
if (typeof window !== 'undefined') {
  tabCalls.isKept = true;
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'Backquote' || !event.ctrlKey || event.altKey) return;
    event.preventDefault();
    door.toggle();
  });
}
