import {UsersPage} from '@site/src/admin/users/UsersPage';

export default UsersPage;
