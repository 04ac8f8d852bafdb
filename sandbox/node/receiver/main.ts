import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {sampleAnswer, startReceiver} from './startReceiver';

const HELP = `platform-webhook: prints what is sent to a webhook, and responds with the same body every time.

  --port PORT     where it listens on this machine; 4011 by default, where the webhooks of a fresh sandbox are
  --answer FILE   the JSON that it responds with; a plan in the format uxv by default
`;

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4011'},
    answer: {type: 'string'},
    help: {type: 'boolean', default: false},
  },
});
if (values.help) process.stdout.write(HELP);
else {
  const answer = values.answer === undefined ? sampleAnswer : readFileSync(values.answer, 'utf8');
  const {url} = await startReceiver({
    port: Number(values.port),
    answer,
    print: (text) => void process.stdout.write(`${text}\n`),
  });
  process.stdout.write(`Listening at ${url}\n`);
}
