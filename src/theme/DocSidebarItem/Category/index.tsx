// Change: a group that neither folds nor leads anywhere has a heading, not a link without an address.
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';

export default function DocSidebarItemCategory(props: Props) {
  const {item, activePath, onItemClick, level} = props;
  if (item.collapsible || item.href) return <OriginalCategory {...props} />;
  return (
    <li className="menu-group">
      {item.label}
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          activePath={activePath}
          onItemClick={onItemClick}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
