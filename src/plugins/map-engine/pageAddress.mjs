/**
 * The bundler writes the path of a module's file on the building machine where the module asks for its own address.
 * In a browser the address of the page says as much.
 *
 * @param {string} source
 */
export default (source) => source.replaceAll('import.meta.url', 'self.location.href');
