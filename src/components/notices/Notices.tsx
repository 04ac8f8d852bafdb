import {useEffect, useState, type ComponentType} from 'react';
import {takeNotices, type Notice} from './notify';

type List = ComponentType<{readonly notices: readonly Notice[]}>;

/** The place of the notices. Empty, and nothing is downloaded for it, until there is one. */
export function Notices() {
  const [pending, setPending] = useState<readonly Notice[]>([]);
  const [loaded, setLoaded] = useState<{readonly List: List}>();
  useEffect(() => takeNotices((notice) => setPending((all) => [...all, notice])), []);

  const isWanted = pending.length > 0 && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    // Not `lazy`: a notice often says that the network is gone, and must not take the whole site with it.
    const load = () => void import('./NoticeList').then((module) => setLoaded({List: module.default}), wait);
    const wait = () => window.addEventListener('online', load, {once: true});
    load();
    return () => window.removeEventListener('online', load);
  }, [isWanted]);

  return loaded ? <loaded.List notices={pending} /> : null;
}

/** Fetches what draws notices while there is a network, so that its failure can be told. */
export function prepareNotices(): void {
  void import('./NoticeList').catch(() => undefined);
}
