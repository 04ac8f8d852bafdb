/** A program of the guides that the downloads bring, in each language in which its page has it. */
export interface SampleProgram {
  /** Its name in the downloads, without an ending. */
  readonly name: string;
  /** Its file beside the page that shows it, without an ending; `.out` is what it prints. */
  readonly source: string;
  readonly does: string;
}

export const samplePrograms: readonly SampleProgram[] = [
  {
    name: 'tracker',
    source: 'docs/guides/vehicle-telemetry/samples/stream',
    does: 'reports a drive from Bend to Sisters, and reads it back',
  },
  {
    name: 'road-ahead',
    source: 'docs/guides/vehicle-telemetry/samples/ahead',
    does: 'computes a route, and lists wind and warnings along it',
  },
  {
    name: 'plan-checker',
    source: 'docs/guides/drone-telemetry/samples/mission',
    does: 'checks two flight plans, and says "GO" or "NO-GO"',
  },
  {
    name: 'sign-in',
    source: 'docs/guides/samples/bearer',
    does: 'signs a person in, and sends a request with the token',
  },
];

/** What differs between the downloads. */
export interface SampleApp {
  readonly language: 'javascript' | 'python' | 'go';
  /** As people write it. */
  readonly title: string;
  readonly ending: string;
  /** Where a program stands in the download. */
  readonly fileOf: (name: string) => string;
  /** What a reader needs, as a sentence. */
  readonly needs: string;
  /** Runs a program, once the variables are set. */
  readonly command: (name: string) => string;
}

const underscored = (name: string): string => name.replaceAll('-', '_');

export const sampleApps: readonly SampleApp[] = [
  {
    language: 'javascript',
    title: 'TypeScript',
    ending: 'ts',
    fileOf: (name) => `${name}.ts`,
    needs: 'Node 20.19 or later. Run `npm install` once.',
    command: (name) => `npx tsx ${name}.ts`,
  },
  {
    language: 'python',
    title: 'Python',
    ending: 'py',
    fileOf: (name) => `${underscored(name)}.py`,
    needs: 'Python 3.9 or later, and nothing else.',
    command: (name) => `python3 ${underscored(name)}.py`,
  },
  {
    language: 'go',
    title: 'Go',
    ending: 'go',
    // Each program is a package of its own: a folder may have only one `main`.
    fileOf: (name) => `${name}/main.go`,
    needs: 'Go 1.21 or later, and nothing else.',
    command: (name) => `go run ./${name}`,
  },
];
