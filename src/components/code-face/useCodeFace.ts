import {useEffect} from 'react';
import {whenUsable} from '../idle/whenUsable';
import {addCodeFace} from './addCodeFace';

/** Names the code face once the page can be used: in a stylesheet, it would come before the first paint. */
export function useCodeFace(): void {
  useEffect(() => whenUsable(() => void addCodeFace()), []);
}
