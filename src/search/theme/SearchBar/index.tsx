// Change: the theme leaves this empty; this component opens the search.
export {SearchButton as default} from '../../button/SearchButton';
