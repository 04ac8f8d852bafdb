export {RequireRole} from './RequireRole';
