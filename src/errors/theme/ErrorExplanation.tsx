import {useEffect, useState, type ComponentType} from 'react';
import type {ErrorExplanationProps} from '../types';

/** Loaded with the first error that is shown; a page without one pays nothing for the words. */
let loaded: ComponentType<ErrorExplanationProps> | undefined;

/** Not `lazy`: an error often means that the network is down, and then the response is shown without an explanation. */
export default function ErrorExplanation(props: ErrorExplanationProps) {
  const [Part, setPart] = useState(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    import('../explanation/Explanation.client').then(
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
