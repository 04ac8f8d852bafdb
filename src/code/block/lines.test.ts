import {expect, test} from 'vitest';
import {lines} from './lines';

const text = (source: string) => lines(source).map((line) => line.map(({content}) => content).join(''));
const coloured = (source: string) =>
  lines(source).map((line) => line.filter(({kind}) => kind).map(({kind, content}) => `${kind} ${content}`));

test('no character is lost, no line either', () => {
  const source = '{\n  "a": [1, true],\n\n  "b": "x"\n}\n';
  expect(text(source)).toEqual(source.split('\n'));
});

test('names, texts, values and words of a language are told apart', () => {
  expect(coloured('{\n  "speed": 9.8\n}')).toEqual([[], ['name "speed"', 'value 9.8'], []]);
  expect(coloured("const a = 'x'; // why")).toEqual([['keyword const', "text 'x'", 'comment // why']]);
});

test('a line that begins with a hash is a comment, a hash inside one is not', () => {
  expect(coloured('# first\ncurl http://a.example/#b')).toEqual([['comment # first'], ['keyword curl']]);
});
