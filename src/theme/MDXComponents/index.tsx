// Change: a table wider than its column scrolls in itself, by keyboard too, and its columns are aligned by classes.
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {DataCell, HeaderCell} from '@site/src/components/scroll-table/AlignedCell';
import OriginalComponents from '@theme-original/MDXComponents';

export default {...OriginalComponents, table: ScrollTable, th: HeaderCell, td: DataCell};
