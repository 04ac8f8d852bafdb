import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {flownLines} from '../path/flownLines';
import {readQgc} from './read/readQgc';

interface Command {
  readonly command: number;
  readonly does: string;
  readonly takesTime: boolean;
  readonly staysFor: 'null' | 'null or zero' | 'always' | null;
  readonly checked: boolean;
}

const list = new URL('../../../../../api/fixtures/mission-commands.json', import.meta.url);
const {commands} = JSON.parse(readFileSync(list, 'utf8')) as {commands: readonly Command[]};

const [START, FAR, END] = [
  [44.2, -121.7],
  [44.25, -121.6],
  [44.3, -121.7],
] as const;

const item = (command: number, position: readonly (number | null)[], seconds = 0) => ({
  type: 'SimpleItem' as const,
  command,
  frame: 3,
  autoContinue: true,
  params: [seconds, 0, 0, null, ...position, 60],
});

/** A mission whose third item is the command, at a position. */
function planWith(command: number, position: readonly (number | null)[]) {
  return readQgc({
    fileType: 'Plan',
    version: 1,
    mission: {
      version: 2,
      firmwareType: 12,
      vehicleType: 2,
      hoverSpeed: 5,
      cruiseSpeed: 20,
      plannedHomePosition: [...START, 0],
      items: [item(22, START), item(16, END), item(command, position, 45), item(16, END)],
    },
  });
}

test.each(commands)('command $command: $does', ({command, does, takesTime, staysFor, checked}) => {
  const far = planWith(command, FAR);
  const goesThere = flownLines(far).some(({to}) => to[1] === FAR[0]);
  expect(goesThere).toBe(checked && does !== 'returnToLaunch' && staysFor !== 'always');
  const holds = ({segments}: typeof far) =>
    segments.some((segment) => segment.type === 'waypoint' && segment.holdSeconds === 45);
  expect(holds(far)).toBe(takesTime);
  if (staysFor === null) return;
  const nowhere = planWith(command, [null, null]);
  expect(flownLines(nowhere).map(({to}) => to.slice(0, 2))).toEqual([[END[1], END[0]]]);
  expect(holds(nowhere)).toBe(takesTime);
  const [zero] = flownLines(planWith(command, [0, 0])).slice(1);
  expect(zero?.to.slice(0, 2)).toEqual(staysFor === 'null' ? [0, 0] : undefined);
});
