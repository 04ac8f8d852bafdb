import {createSandbox} from './node/createSandbox';
import {nodeData} from './node/data/nodeData';
import {startDevices} from './devices/startDevices';
import type {Message} from './store/outbox';
import {forecastAhead} from './platform/weather-forecast/forecastAhead';
import {parseSettings} from './base/settings';
import {requestOf} from './node/requestOf';
import {waitIdly} from './node/waitIdly';
import {requireFreePort} from './node/requireFreePort';
import {createWorld} from './world/world';
import {greeting} from './greeting';
import type {App} from './http/app';

const HOST = '127.0.0.1';

/**
 * `npm run sandbox`: opens the sandbox on this machine alone, until Ctrl-C.
 *
 * @param extend - puts more paths in front of its own
 */
export async function runSandbox(extend?: (app: App) => App): Promise<void> {
  try {
    const {port, devicesMove, ...settings} = parseSettings(process.env);
    const world = createWorld(settings.seed, nodeData.coasts);
    await requireFreePort(port, HOST);
    const sandbox = await createSandbox({
      ...settings,
      world,
      logger: {level: 'warn'},
      onMessage: printMessage,
      ...(extend && {extend}),
    });
    const address = await sandbox.listen({port, host: HOST});
    console.log(greeting(address, settings));
    const devices = devicesMove
      ? await startDevices(requestOf(sandbox), {
          devices: world.devices,
          pruneHistory: (now) => sandbox.pruneHistory(now),
          log: sandbox.log,
        })
      : undefined;

    const ahead = forecastAhead(
      world.weather,
      async () => (await sandbox.inject('/sandbox/clock')).json<{now: string}>().now,
      waitIdly,
    );

    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        ahead.stop();
        void Promise.resolve(devices?.stop())
          .then(() => sandbox.close())
          .then(() => process.exit(0), fail);
      });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error((error as Error).message);
  process.exit(1);
}

/** Whoever signs up at the terminal's side need not open the mailbox. */
function printMessage({to, subject, code}: Message): void {
  console.log(`${/^\+\d+$/.test(to) ? 'SMS' : 'Mail'} to ${to}: ${subject}: ${code}`);
}
