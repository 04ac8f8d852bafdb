import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {TestProject} from 'vitest/node';
import {OwnProgram, type OwnProgramOptions} from '../fixtures/ownProgram';

declare module 'vitest' {
  interface ProvidedContext {
    /** Responds with the address of a sandbox to whoever names its options, and whose it is where it is not shared. */
    readonly sandboxes: string;
  }
}

/**
 * Lets all files of a run share the packed sandboxes: each takes two seconds of a processor to start. One is started
 * when the first test asks for its options, and all are ended after the run.
 */
export default async function shareSandboxes(project: TestProject): Promise<() => Promise<void>> {
  const programs = new Map<string, Promise<OwnProgram>>();
  const programOf = (query: URLSearchParams): Promise<OwnProgram> => {
    const key = String(query);
    const known = programs.get(key) ?? start(query.get('options') ?? '');
    programs.set(key, known);
    return known;
  };
  const server = createServer((request, response) => {
    programOf(new URL(request.url ?? '', 'http://127.0.0.1').searchParams).then(
      ({url}) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sandboxes', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const program of programs.values()) await (await program).end();
  };
}

async function start(options: string): Promise<OwnProgram> {
  const program = new OwnProgram(JSON.parse(options) as OwnProgramOptions);
  await program.start();
  return program;
}
