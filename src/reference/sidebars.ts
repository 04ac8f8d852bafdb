import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import generated from '../../.generated/reference/pages/sidebar';

/**
 * The sidebar the plugin made, by domain, with three changes: the introduction stands once, at the top, and not in
 * every domain; a domain with one tag of its own name needs no second level; domains with several stand open. The
 * keys, which only a translated sidebar needs, stay away: every page of the reference downloads this list.
 */
type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
type Item = Items[number];
type Category = Extract<Item, {type: 'category'}>;

function isCategory(item: Item): item is Category {
  return typeof item === 'object' && item.type === 'category';
}

function withoutKey(item: Item): Item {
  if (typeof item !== 'object') return item;
  const {key: _, ...rest} = item;
  return rest.type === 'category' ? {...rest, items: (rest.items as Items).map(withoutKey)} : rest;
}

function domain(group: Category): Category[] {
  const tags = (group.items as Items).filter(isCategory);
  const [first] = tags;
  if (first === undefined) return [];
  if (tags.length === 1 && first.label === group.label) return [first];
  return [{...group, items: tags, collapsed: false}];
}

const introduction: Item = {type: 'doc', id: 'pages/introduction', label: 'Introduction'};

const sidebars: SidebarsConfig = {
  reference: [introduction, ...(generated as Items).map(withoutKey).filter(isCategory).flatMap(domain)],
};

export default sidebars;
