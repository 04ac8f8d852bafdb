// Change: a table wider than its column scrolls in itself, by keyboard too.
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import OriginalComponents from '@theme-original/MDXComponents';

export default {...OriginalComponents, table: ScrollTable};
