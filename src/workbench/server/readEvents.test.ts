import {expect, test} from 'vitest';
import {readEvents} from './readEvents';

async function eventsOf(...pieces: string[]) {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('reads messages, named ones too, and passes comments over', async () => {
  expect(await eventsOf(': hello\n\ndata: {"a":1}\n\nevent: webhook\ndata: x\n\n')).toEqual([
    {type: 'message', data: '{"a":1}'},
    {type: 'webhook', data: 'x'},
  ]);
});

test('reads messages that come in pieces, with any line end', async () => {
  expect(await eventsOf('da', 'ta: 1\r', '\n\r\ndata: 2\ndata: 3', '\n', '\n', 'data: unfinished')).toEqual([
    {type: 'message', data: '1'},
    {type: 'message', data: '2\n3'},
  ]);
});
