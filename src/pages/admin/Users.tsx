import {UsersPage} from '../../admin/users/UsersPage';

export default UsersPage;
