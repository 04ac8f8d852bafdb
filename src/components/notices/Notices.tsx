import {useEffect, useState, type ComponentType} from 'react';
import styles from './notices.module.css';
import {takeNotices, type Notice} from './notify';

type List = ComponentType<{readonly notices: readonly Notice[]}>;

/** As long as the notices of the library stay, in milliseconds. */
const PLAIN_MS = 5000;

/** Renders the notices. Nothing is downloaded for them until there is one. */
export function Notices() {
  const [pending, setPending] = useState<readonly Notice[]>([]);
  const [loaded, setLoaded] = useState<{readonly List: List}>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => takeNotices((notice) => setPending((all) => [...all, notice])), []);

  const isWanted = pending.length > 0 && !loaded && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    // Not `lazy`: a notice often reports that the network is down, and a failed download must not break the page.
    import('./list/NoticeList.client').then(
      (module) => setLoaded({List: module.default}),
      () => setFailed(true),
    );
  }, [isWanted]);

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => {
      setPending([]);
      setFailed(false);
    }, PLAIN_MS);
    return () => clearTimeout(timer);
  }, [hasFailed, pending]);

  if (loaded) return <loaded.List notices={pending} />;
  return hasFailed ? <PlainNotices notices={pending} /> : null;
}

interface Props {
  readonly notices: readonly Notice[];
}

/** Notices without the library that draws them, when it could not be downloaded. */
function PlainNotices({notices}: Props) {
  return (
    <div className={styles.plain} role="alert">
      {[...new Set(notices.map(({text}) => text))].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Downloads the library that draws notices while there is a network, so that a network failure can be reported. */
export function prepareNotices(): void {
  void import('./list/NoticeList.client').catch(() => undefined);
}
