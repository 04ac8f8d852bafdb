import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzippedFile} from './gzip';

/** What the build writes of its chunks: which a named one needs, itself among them, and the files of each. */
interface Manifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/** What the dashboard downloads once somebody is signed in, in bytes of gzip. */
export interface DashboardWeights {
  readonly shell: number;
  /** What each panel adds to that, by its id. */
  readonly panels: ReadonlyMap<string, number>;
}

const SHELL = 'dashboard-shell';
/** The id of a panel, its module, and the chunks that it needs, as the bundler writes them. */
const panelLine = /"\.\/([\w-]+)\/Panel\.tsx":\["?[^",]+"?((?:,"?[\w-]+"?)*)\]/g;

/**
 * Weighs the dashboard of the last production build. Its shell alone has a name: the runtime, which every page
 * downloads, lists each name. Which chunks a panel needs stands in the table of panels, within the shell.
 *
 * @param build folder of the built site
 * @throws Error when the shell or its table is not found
 */
export function weighDashboard(build: string): DashboardWeights {
  const {origins, assets} = JSON.parse(readFileSync('.docusaurus/client-manifest.json', 'utf8')) as Manifest;
  const filesOf = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({file}) => join(build, file))),
  ];
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + gzippedFile(file), 0);
  const shell = filesOf(origins[SHELL] ?? []);
  const panels = shell
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(panelLine)])
    .map(([, id = '', chunks = '']): [string, number] => {
      const ids = chunks.match(/[\w-]+/g) ?? [];
      return [id, weigh(filesOf(ids).filter((file) => !shell.includes(file)))];
    });
  if (panels.length === 0)
    throw new Error(`The build has no chunk "${SHELL}" with a table of panels: is it imported by that name?`);
  return {shell: weigh(shell), panels: new Map(panels)};
}
