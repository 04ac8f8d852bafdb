import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './alignedCell.module.css';

/**
 * Cells of a table in Markdown. MDX writes the alignment of a column into the attribute `style`, which the content
 * security policy refuses in HTML: a class takes its place.
 */
export function HeaderCell(props: ComponentProps<'th'>) {
  return <th {...aligned(props)} />;
}

export function DataCell(props: ComponentProps<'td'>) {
  return <td {...aligned(props)} />;
}

const classes = new Map([
  ['left', styles.left],
  ['center', styles.center],
  ['right', styles.right],
]);

function aligned<Props extends Pick<ComponentProps<'td'>, 'style' | 'className'>>(props: Props): Props {
  const {style, className} = props;
  if (style?.textAlign === undefined) return props;
  const {textAlign, ...rest} = style;
  return {
    ...props,
    className: clsx(className, classes.get(textAlign)),
    style: Object.keys(rest).length > 0 ? rest : undefined,
  };
}
