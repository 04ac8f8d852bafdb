export {AdminMenu} from './AdminMenu';
export {PersonEmail} from './PersonEmail';
export {PersonMenu} from './PersonMenu';
export {SignedInAs} from './SignedInAs';
