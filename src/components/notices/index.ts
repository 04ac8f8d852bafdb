export {notify, type NoticeKind} from './notify';
export {Notices, prepareNotices} from './Notices';
