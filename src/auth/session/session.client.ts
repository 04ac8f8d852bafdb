// What the provider loads on demand, with the identity library.
export {accessToken, idToken, loadUser} from './tokens';
export {signOut} from './signOut';
