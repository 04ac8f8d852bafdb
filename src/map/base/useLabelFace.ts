import {useEffect, useState} from 'react';
import {loadLabelFace} from './labelFace';

/** Whether labels can be drawn: their face is there, or it cannot be had and the system's takes its place. */
export function useLabelFace(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void loadLabelFace().then(() => isOpen && setSettled(true));
    return () => {
      isOpen = false;
    };
  }, []);
  return isSettled;
}
