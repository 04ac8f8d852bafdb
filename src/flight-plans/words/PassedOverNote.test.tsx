import {readFileSync} from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {readPlanText} from '@site/src/plan-check';
import {PassedOverNote, passedOverText} from './PassedOverNote';

/** What is said of a stored file, after a change to its mission. */
function noteOn(file: string, change: (items: {command: number; params: unknown[]}[]) => void = () => {}) {
  const text = readFileSync(`api/fixtures/plans/${file}`, 'utf8');
  const contents = JSON.parse(text) as {mission: {items: {command: number; params: unknown[]}[]}};
  change(contents.mission.items);
  const reading = readPlanText(JSON.stringify(contents));
  const [first] = reading.kind === 'plans' ? reading.plans : [];
  if (!first) throw new Error(`${file} cannot be read.`);
  return renderToStaticMarkup(<PassedOverNote plan={first.plan} />);
}
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '');

test('a jump is named by its place, in words and by its number', () => {
  const html = noteOn('jump.plan');
  expect(wordsOf(html)).toBe(
    'Not part of the path, its length, its time and its checks: item 4 (jump, command 177).',
  );
  expect(html).toContain('<strong>item 4 (jump, command 177)</strong>');
});

test('each of several commands is named, also one without a word of its own', () => {
  const html = noteOn('jump.plan', (items) => {
    const [takeoff] = items;
    items.push({...takeoff, command: 31_000, params: [0, 0, 0, null, 44.21, -121.7, 60]});
  });
  expect(wordsOf(html)).toMatch(/: item 4 \(jump, command 177\), item \d+ \(command 31000\)\.$/);
});

test('a mission that is flown as it stands has no note', () => {
  expect(noteOn('vtol.plan')).toBe('');
  expect(noteOn('payload94.plan')).toBe('');
});

test('every command of the table that is passed over has a word', () => {
  const {commands} = JSON.parse(readFileSync('api/fixtures/mission-commands.json', 'utf8')) as {
    commands: {command: number; named: boolean}[];
  };
  const named = commands.flatMap(({command, named}) => (named ? [command] : []));
  expect(named.length).toBeGreaterThan(0);
  for (const command of named)
    expect(passedOverText({command, item: 3})).toMatch(
      new RegExp(`^item 3 \\([a-z ]+, command ${command}\\)$`),
    );
});
