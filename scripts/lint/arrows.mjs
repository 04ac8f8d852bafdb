import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {apart, closed, portalFloors, sandboxFloors, trees} from './house.mjs';

/** @typedef {{target: string, from: string[] | string, message: string}} Zone */

/**
 * The options of `import-x/no-restricted-paths` that hold every arrow of `house.mjs`.
 *
 * @param {string} basePath the repository's root
 */
export function arrows(basePath) {
  return {
    basePath,
    zones: [
      ...floorZones('src', portalFloors),
      ...floorZones('sandbox', sandboxFloors),
      ...closed.flatMap(([from, to, why]) => from.map((room) => zone(room, to, why))),
      ...apartZones(basePath),
      ...trees.map(([from, to, why]) => zone(from, [to], why)),
    ],
  };
}

/** `aws-amplify` stays behind one door, so that pages without sign-in never download it. */
export const amplifyOnlyInSession = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['src/auth/session/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['aws-amplify', 'aws-amplify/*', '@aws-amplify/*'],
            message:
              'Amplify is imported inside src/auth/session only: everything else speaks of users and roles.',
          },
        ],
      },
    ],
  },
};

/**
 * @param {string} tree
 * @param {import('./house.mjs').Floors} floors
 * @returns {Zone[]}
 */
function floorZones(tree, floors) {
  return floors.flatMap((floor, index) =>
    floor.flatMap((room) => {
      const above = floors.slice(0, index).flat();
      const beside = floor.filter((other) => other !== room);
      return [
        ...some(above, (rooms) => zone(`${tree}/${room}`, within(tree, rooms), 'imports run downwards only')),
        ...some(beside, (rooms) =>
          zone(
            `${tree}/${room}`,
            within(tree, rooms),
            'a room leaves as one folder: what two rooms share moves down',
          ),
        ),
      ];
    }),
  );
}

/**
 * @param {string} basePath
 * @returns {Zone[]}
 */
function apartZones(basePath) {
  return apart.flatMap(([parent, why, ...shared]) => {
    const folders = subfolders(join(basePath, parent));
    return folders.flatMap((folder) =>
      some(
        folders.filter((other) => other !== folder && !shared.includes(other)),
        (others) => zone(`${parent}/${folder}`, within(parent, others), why),
      ),
    );
  });
}

/**
 * @param {string} target
 * @param {readonly string[]} from
 * @param {string} why
 * @returns {Zone}
 */
function zone(target, from, why) {
  return {target: `./${target}`, from: from.map((other) => `./${other}`), message: `${target}: ${why}.`};
}

/**
 * @param {readonly string[]} rooms
 * @param {(rooms: readonly string[]) => Zone} make
 */
function some(rooms, make) {
  return rooms.length > 0 ? [make(rooms)] : [];
}

/**
 * @param {string} parent
 * @param {readonly string[]} rooms
 */
function within(parent, rooms) {
  return rooms.map((room) => `${parent}/${room}`);
}

/** @param {string} folder */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
