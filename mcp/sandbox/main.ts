import {runSandbox} from '../../sandbox/main';
import {mountMcp} from './mountMcp';

/** The sandbox as its package starts it: the platform, the identity service, and `/mcp` for assistants. */
await runSandbox((app) => mountMcp(app, process.env));
