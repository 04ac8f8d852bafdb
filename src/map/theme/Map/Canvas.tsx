// Change: a map of a response's features, or of tiles.
export {default} from '../../canvas/MapCanvas.client';
