// What the provider loads on demand, with the identity library.
export {idToken, loadUser} from './tokens';
export {signOut} from './signOut';
