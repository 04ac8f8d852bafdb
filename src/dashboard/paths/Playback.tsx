import {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import styles from './paths.module.css';
import {momentText} from './words';

/** How many times as fast as it was. */
export const speeds = [60, 1, 10, 300, 1800] as const;

interface Props {
  readonly head: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** Plays the tracks: what the chart and the map mark moves on. */
export function Playback({head, isPlaying, toggle, speed, setSpeed}: Props) {
  return (
    <div
      className={styles.playback}
      role="group"
      aria-label={translate({id: 'dashboard.paths.playback', message: 'Playback'})}
    >
      <IconButton
        name={
          isPlaying
            ? translate({id: 'dashboard.paths.pause', message: 'Pause the tracks'})
            : translate({id: 'dashboard.paths.play', message: 'Play the tracks'})
        }
        path={isPlaying ? 'M5.5 3.5v9M10.5 3.5v9' : 'M5 3.5v9l7.5-4.5z'}
        onClick={toggle}
      />
      <output className={styles.headTime}>{momentText(head)}</output>
      <Choice
        label={translate({id: 'dashboard.paths.pace', message: 'Playback speed'})}
        options={speeds
          .toSorted((one, other) => one - other)
          .map((each) => [String(each), `${each} ×`] as const)}
        value={String(speed)}
        choose={(value) => setSpeed(Number(value))}
      />
    </div>
  );
}
