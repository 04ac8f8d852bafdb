export {nodeData} from '../node/data/nodeData';
