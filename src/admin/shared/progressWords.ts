import {translate} from '@docusaurus/Translate';

// What screen readers hear of something long: each quarter and the end, not each figure.

/** @param share between 0 and 1 */
export function quarterText(share: number): string {
  return translate(
    {id: 'admin.work.heardRunning', message: '{percent} percent'},
    {percent: Math.floor(share * 4) * 25},
  );
}

export function stoppedText(left: number): string {
  return translate({id: 'admin.work.heardStopped', message: 'Stopped, {left} left'}, {left});
}

export function finishedText(done: number, refused: number): string {
  return translate(
    {id: 'admin.work.heardFinished', message: 'Finished: {done} done, {refused} failed'},
    {done, refused},
  );
}
