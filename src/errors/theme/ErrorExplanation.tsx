import {useEffect, useState, type ComponentType} from 'react';
import type {Props} from '@theme/ErrorExplanation';

/** Loaded with the first error that is shown; a page without one pays nothing for the words. */
let loaded: ComponentType<Props> | undefined;

/** Not `lazy`: an error often means that the network is down, and then the response is shown without an explanation. */
export default function ErrorExplanation(props: Props) {
  const [Part, setPart] = useState(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    import('../explanation/Explanation').then(
      ({Explanation}) => {
        loaded = Explanation;
        if (isCurrent) setPart(() => Explanation);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return Part ? <Part {...props} /> : null;
}
