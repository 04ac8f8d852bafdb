import {LogoutPage} from '@site/src/auth/logout/LogoutPage';

export default LogoutPage;
