/** A room, and the folders whose styles only its pages and chunks need. */
export interface Room {
  readonly name: string;
  readonly folders: readonly string[];
}

/** What the bundler tells of a module: the file that its styles come from. */
interface StyleModule {
  readonly nameForCondition?: () => string | null | undefined;
}

/** The rooms that bring their own styles. What no line names is in the stylesheet of every page. */
export const rooms: readonly Room[] = [
  {name: 'home', folders: ['src/home']},
  // The map of the API's domains, on the first guide too.
  {name: 'domains', folders: ['src/home/domains']},
  {name: 'guide', folders: ['src/guide']},
  {name: 'reference', folders: ['src/reference']},
  {name: 'explorer', folders: ['src/reference/explorer', 'src/try-it']},
  {name: 'map', folders: ['src/map']},
  {name: 'search', folders: ['src/search/dialog']},
  {name: 'sign-in', folders: ['src/auth/forms']},
  {name: 'view-as', folders: ['src/auth/view-as']},
  {name: 'dashboard', folders: ['src/dashboard']},
  {name: 'workbench', folders: ['src/workbench']},
  {name: 'admin', folders: ['src/admin']},
  // What is typed into, asked and said by the explorer and in the rooms behind sign-in.
  {
    name: 'forms',
    folders: ['src/components/form', 'src/components/dialog', 'src/components/segments', 'src/auth/guards'],
  },
  {name: 'notices', folders: ['src/components/notices/list', 'node_modules/react-toastify']},
  // The theme's root of documents imports it: it comes late, with the scripts of every page of documentation.
  {name: 'not-found', folders: ['src/components/not-found']},
  // Pages that few readers open.
  {
    name: 'side-pages',
    folders: ['src/offline/page', 'src/theme/BlogListPage'],
  },
  // What dashboard and administration share, and no page of documentation shows.
  {
    name: 'lists',
    folders: [
      'src/components/list-row',
      'src/components/detail-card',
      'src/components/choice',
      'src/components/search-field',
      'src/components/legend',
      'src/components/chart',
      'src/collections',
      'src/flight-plans',
      'src/api-keys',
    ],
  },
];

/** The room whose folder holds a file; where folders lie in one another, the innermost. */
export function roomOf(file: string): Room | undefined {
  // The bundler asks for each module once for each room.
  if (!known.has(file)) known.set(file, innermostRoom(file));
  return known.get(file);
}

const known = new Map<string, Room | undefined>();

function innermostRoom(file: string): Room | undefined {
  const path = file.replaceAll('\\', '/');
  const depth = ({folders}: Room) =>
    Math.max(0, ...folders.map((folder) => (path.includes(`/${folder}/`) ? folder.length : 0)));
  return rooms.reduce<Room | undefined>(
    (nearest, room) => (depth(room) > (nearest ? depth(nearest) : 0) ? room : nearest),
    undefined,
  );
}

/** Whether every page needs the styles of a module. */
export function isShared(module: StyleModule): boolean {
  return !roomOf(fileOf(module));
}

/** Whether the styles of a module belong to the room. */
export function belongsTo(room: Room): (module: StyleModule) => boolean {
  return (module) => roomOf(fileOf(module)) === room;
}

function fileOf(module: StyleModule): string {
  return module.nameForCondition?.() ?? '';
}
