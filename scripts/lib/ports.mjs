import {createServer} from 'node:net';

const HOST = '127.0.0.1';

/** The two fixed doors, unless `PORT` or `SANDBOX_PORT` moves them. */
export const ports = {
  portal: Number(process.env.PORT ?? 3000),
  sandbox: Number(process.env.SANDBOX_PORT ?? 4010),
};

export const portalUrl = `http://${HOST}:${ports.portal}`;
export const sandboxUrl = `http://${HOST}:${ports.sandbox}`;

/**
 * @param {number} port 0 finds a free one
 * @returns {Promise<number | undefined>} the port, or undefined when another program holds it
 */
export function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, HOST, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

/**
 * @param {number} first
 * @returns {Promise<number>} the first free port from this one on
 */
export async function portFrom(first) {
  return (await freePort(first)) ?? (await portFrom(first + 1));
}

/** Ends the program with a sentence when one of the two ports is taken. */
export async function requireFreePorts() {
  await demand('portal', ports.portal, 'PORT');
  await demand('sandbox', ports.sandbox, 'SANDBOX_PORT');
}

/**
 * @param {string} service
 * @param {number} port
 * @param {string} variable
 */
async function demand(service, port, variable) {
  if (await freePort(port)) return;
  console.error(
    `Port ${port} is taken, so the ${service} cannot open it. Free it, or choose another: ${variable}=…`,
  );
  process.exit(1);
}
