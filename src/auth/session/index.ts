// The door of the identity library: loaded on demand, by the provider alone.
export {idToken, loadUser} from './tokens';
export {signOut} from './signOut';
