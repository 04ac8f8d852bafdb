export {NoMap as default} from '../../no-map/NoMap';
