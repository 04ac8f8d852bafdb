// Change: the pages of a series are a list in their order, with their whole descriptions, in place of cards that cut them; the way to the Markdown twin stands above it.
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocCardList';
import PageTwin from '@theme/PageTwin';
import clsx from 'clsx';
import styles from './docCardList.module.css';

export default function DocCardList({items, className}: Props) {
  const siblings = useCurrentSidebarSiblings();
  return (
    <>
      <PageTwin />
      <ol className={clsx(styles.list, className)} role="list">
        {filterDocCardListItems(items ?? siblings).map((item) => (
          <Card key={'href' in item ? item.href : undefined} item={item} />
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  readonly item: PropSidebarItem;
}

function Card({item}: CardProps) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html' || !item.href) return null;
  return (
    <li className={styles.card}>
      <Link to={item.href}>{item.label}</Link>
      <p>{item.description ?? doc?.description}</p>
    </li>
  );
}
