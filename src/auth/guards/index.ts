export {ProtectedPath} from './ProtectedPath';
export {RequireRole} from './RequireRole';
