import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {developer, SEEDED_PASSWORD} from '../../sandbox/base/seededAccounts';
import manifest from '../../package.json' with {type: 'json'};
import {samplePrograms, type SampleApp, type SampleProgram} from './apps';

const SHOWN = 'src/map/tiles/shown';
const MAP_PAGE = 'scripts/sample-apps/map';
const mapParts = ['maplibre.ts', 'maplibre-layers.ts', 'legend.ts'];

/** The programs of a download: those that their pages have in its language. */
export function programsOf({ending}: SampleApp): readonly SampleProgram[] {
  return samplePrograms.filter(({source}) => existsSync(`${source}.${ending}`));
}

/** The files of a download by their path in it. Programs are the very files that the guides show. */
export async function appFiles(app: SampleApp): Promise<Record<string, string>> {
  const programs = programsOf(app).map(
    async ({name, source}) => [app.fileOf(name), await readFile(`${source}.${app.ending}`, 'utf8')] as const,
  );
  return {
    'README.md': readme(app),
    '.env.example': environment(),
    ...Object.fromEntries(await Promise.all(programs)),
    ...(app.language === 'javascript' && {...(await mapPage()), 'package.json': json(packageManifest())}),
    ...(app.language === 'go' && {'go.mod': 'module samples\n\ngo 1.21\n'}),
  };
}

function readme(app: SampleApp): string {
  const runs = programsOf(app).map(({name, does}) => `- \`${app.command(name)}\` ${does}.`);
  const map = '- `npx vite map` serves a map with weather, fire and closed airspace, for people who sign in.';
  return `# Sample programs in ${app.title}

You need ${app.needs} Each program is explained in a guide, where it has the name of its subject.

1. Start the sandbox, and copy \`.env.example\` to \`.env\`. For production, write your own values into it.
2. Set the variables, for example with \`set -a; . ./.env; set +a\`. Then choose a program:

${[...runs, ...(app.language === 'javascript' ? [map] : [])].join('\n')}
`;
}

function environment(): string {
  return `# The sandbox and its developer. In production, keep the key and the password out of your repository.
PLATFORM_URL=http://127.0.0.1:4010
PLATFORM_KEY=${developer.apiKeys[0]}
PLATFORM_EMAIL=${developer.email}
PLATFORM_PASSWORD='${SEEDED_PASSWORD}'
`;
}

async function mapPage(): Promise<Record<string, string>> {
  const parts = mapParts.map(
    async (name) => [`map/${name}`, await readFile(`${SHOWN}/${name}`, 'utf8')] as const,
  );
  const page = await readFile(`${MAP_PAGE}/page.ts`, 'utf8');
  return {
    'map/index.html': await readFile(`${MAP_PAGE}/index.html`, 'utf8'),
    // In the download, the functions of the guide are beside the page.
    'map/page.ts': page.replace(/'[^']*\/shown\/(\w+)'/, "'./$1'"),
    ...Object.fromEntries(await Promise.all(parts)),
  };
}

function packageManifest() {
  const {dependencies, devDependencies, engines} = manifest;
  return {
    name: 'platform-samples',
    private: true,
    type: 'module',
    engines,
    dependencies: {
      'aws-amplify': dependencies['aws-amplify'],
      'maplibre-gl': dependencies['maplibre-gl'],
      tsx: devDependencies.tsx,
      vite: devDependencies.vite,
    },
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The file in which a page records what a program prints. */
export function recordedOutput({source}: SampleProgram): string {
  return `${source}.out`;
}
