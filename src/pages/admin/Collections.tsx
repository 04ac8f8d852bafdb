import {CollectionsPage} from '../../admin/collections/CollectionsPage';

export default CollectionsPage;
