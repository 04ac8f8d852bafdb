interface Props {
  readonly at: number | undefined;
}

/**
 * A moment in the reader's own words and zone.
 *
 * @param at milliseconds since 1970; `undefined` while it is not known
 */
export function Moment({at}: Props) {
  if (at === undefined) return <span aria-hidden="true">…</span>;
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()}>
      {moment.toLocaleString(undefined, {dateStyle: 'medium', timeStyle: 'short'})}
    </time>
  );
}
