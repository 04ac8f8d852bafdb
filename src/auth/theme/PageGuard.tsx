// Change: demands sign-in under the paths that site.config protects.
export {ProtectedPath as default} from '../guards/ProtectedPath';
