const OWN_ADDRESS = 'import.meta.url';

/**
 * A loader for MapLibre: the bundler writes the path of a module's file on the building machine where the module asks
 * for its own address. In a browser the address of the page says as much.
 *
 * @param {string} source
 * @throws when MapLibre asks for its address in another way
 */
export default function pageAddress(source) {
  if (!source.includes(OWN_ADDRESS))
    throw new Error('src/map/plugin/pageAddress.mjs: MapLibre asks for its own address in another way now.');
  return source.replaceAll(OWN_ADDRESS, 'self.location.href');
}
