import {callLog} from '@site/src/base/calls/callLog';
import {door} from '../door/door';

// On the server there is no window.
if (typeof window !== 'undefined') {
  callLog.keep();
  // The theme is hydrated as the server drew it.
  setTimeout(door.remember);
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || event.altKey || event.metaKey || event.code !== 'Backquote') return;
    event.preventDefault();
    door.toggle();
  });
}
