/**
 * As tslib has it: what a module exports by default, of either kind of module.
 *
 * @param {{readonly __esModule?: boolean} | undefined} module
 */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
