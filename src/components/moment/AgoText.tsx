import {agoWords} from './agoWords';

interface Props {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly now: number;
}

/** How long ago something was. */
export function AgoText({time, now}: Props) {
  const date = new Date(time);
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString()}>
      {agoWords(now - time)}
    </time>
  );
}
