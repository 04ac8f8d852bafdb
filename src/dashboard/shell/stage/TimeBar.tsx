import Translate, {translate} from '@docusaurus/Translate';
import {shortHourText, weekTimeText} from '@site/src/components/figures/figureWords';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import hidden from '@site/src/components/hidden.module.css';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useEffectEvent, useId, useRef, useState} from 'react';
import {useThisHour} from '../../shared/data/useNow';
import {EARLIEST, HOUR_MS, hourOffset, LATEST, timeAt} from '../../shared/view/hours';
import {useView} from '../../shared/view/useView';
import styles from './stage.module.css';

const PLAY_MS = 1_000;
const hours = Array.from({length: LATEST - EARLIEST + 1}, (_, index) => EARLIEST + index);
const symbols = {play: 'M5 3.5v9l7.5-4.5z', pause: 'M5.5 3.5v9M10.5 3.5v9'};

interface Props {
  /** The open panel plays time by itself: there is one button to play. */
  readonly isPaced: boolean;
}

/** The hour that every panel shows, from six hours ago to the end of the forecast. */
export function TimeBar({isPaced}: Props) {
  const {view, change} = useView();
  const thisHour = useThisHour();
  const id = useId();
  const offset = hourOffset(view.at, thisHour);
  const show = (to: number) => change({at: timeAt(to, thisHour)});
  const {isPlaying, play} = usePlay(offset, show);
  const slider = useRef<HTMLInputElement>(null);
  const text = offsetText(offset);
  const backToNow = () => {
    show(0);
    // The button is of no use now, and would keep no focus.
    slider.current?.focus();
  };
  return (
    <div className={styles.time} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={hidden.hidden}>
        <Translate id="dashboard.time">Time</Translate>
      </span>
      {!isPaced && (
        <IconButton
          name={
            isPlaying
              ? translate({id: 'dashboard.time.pause', message: 'Pause'})
              : translate({id: 'dashboard.time.play', message: 'Play the hours'})
          }
          path={isPlaying ? symbols.pause : symbols.play}
          onClick={play}
        />
      )}
      <div className={styles.hours}>
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          min={EARLIEST}
          max={LATEST}
          step={1}
          value={offset}
          aria-label={translate({id: 'dashboard.time.hour', message: 'Hour shown'})}
          aria-valuetext={`${weekTimeText(thisHour + offset * HOUR_MS)}, ${text}`}
          onChange={({target}) => show(Number(target.value))}
        />
        <div
          className={styles.ticks}
          aria-hidden="true"
          // Half and quarter hours of some time zones take more room.
          data-has-minutes={new Date(thisHour).getMinutes() !== 0}
        >
          {hours.map((hour) => (
            <span
              key={hour}
              className={hour === 0 ? styles.nowTick : undefined}
              data-major={hour % 3 === 0}
              data-sixth={hour % 6 === 0}
            >
              {hour % 3 === 0 && (hour === 0 ? <NowWord /> : shortHourText(thisHour + hour * HOUR_MS))}
            </span>
          ))}
        </div>
      </div>
      {/* Whoever moves the slider hears its value already. */}
      <output className={styles.shownTime} aria-live={isPlaying ? 'polite' : 'off'}>
        <strong>{weekTimeText(thisHour + offset * HOUR_MS)}</strong>
        <span>{text}</span>
      </output>
      <div className={styles.toNow}>
        <SmallButton isDisabled={offset === 0} onClick={backToNow}>
          <NowWord />
        </SmallButton>
      </div>
    </div>
  );
}

const NowWord = () => <Translate id="dashboard.time.now">Now</Translate>;

/** Goes on by an hour each second, and stops at the end. */
function usePlay(offset: number, show: (offset: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const isOver = offset >= LATEST;
  const goOn = useEffectEvent(() => (isOver ? setPlaying(false) : show(offset + 1)));
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(goOn, PLAY_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const play = () => {
    if (!isPlaying && isOver) show(EARLIEST);
    setPlaying(!isPlaying);
  };
  return {isPlaying, play};
}

function offsetText(offset: number): string {
  if (offset === 0) return translate({id: 'dashboard.time.thisHour', message: 'now'});
  const hours = String(Math.abs(offset));
  return offset > 0
    ? translate({id: 'dashboard.time.ahead', message: 'in {hours} h'}, {hours})
    : translate({id: 'dashboard.time.ago', message: '{hours} h ago'}, {hours});
}
