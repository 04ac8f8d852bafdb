import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkStyles} from './linkStyles';
import {belongsTo, isShared, rooms} from './rooms';

/**
 * Gives each room a stylesheet of its own. Docusaurus merges every imported stylesheet into one file for all pages, so
 * that the order of rules never depends on what was loaded first; a guide would then bring the styles of explorer and
 * administration along. Here that file keeps what is shared. The styles of a room come with its code: the built pages
 * link them where they show the room, and a chunk that is loaded later waits for them.
 */
export function roomStyles({baseUrl}: LoadContext): Plugin {
  return {
    name: 'room-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {styles: {test: isShared}, ...roomGroups()}}}},
    postBuild: ({outDir}) => linkStyles(outDir, baseUrl),
  };
}

function roomGroups() {
  return Object.fromEntries(
    rooms.map((room) => [
      `${room.name}Styles`,
      {
        name: `${room.name}-styles`,
        type: 'css/mini-extract',
        test: belongsTo(room),
        chunks: 'all' as const,
        enforce: true,
        priority: 50,
      },
    ]),
  );
}
