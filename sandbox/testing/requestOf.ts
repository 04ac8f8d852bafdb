export {requestOf} from '../node/requestOf';
