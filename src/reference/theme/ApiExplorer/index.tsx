export {Explorer as default, type Props} from '../../explorer/Explorer.client';
