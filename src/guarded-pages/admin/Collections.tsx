import {CollectionsPage} from '@site/src/admin/collections/CollectionsPage';

export default CollectionsPage;
