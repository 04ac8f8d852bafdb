import {makeChecks} from './sandbox-checks/makeChecks';

/**
 * Compiles the checks of the contract for the sandbox in the page, where no code may be made from text. Does nothing when
 * neither the contract nor what compiles has changed. A build of the site with that sandbox runs it
 * (`src/sandbox-in-page/plugin`).
 */
await makeChecks();
