// Change: the theme leaves this place empty; here stands the way to the search.
export {SearchButton as default} from '@site/src/search/button/SearchButton';
