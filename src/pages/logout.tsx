import {LogoutPage} from '../auth/logout/LogoutPage';

export default LogoutPage;
