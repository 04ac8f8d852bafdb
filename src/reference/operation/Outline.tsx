import {translate} from '@docusaurus/Translate';
import type {GuideUse, OperationSurroundings} from '@site/src/publishing/reference/types';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {ownValue} from '@site/src/base/ownValue';
import {schemaAnchor} from '../schema/context';
import styles from './outline.module.css';
import {headings, sectionsOf} from './sections';

interface Props {
  readonly operation: OperationDocument;
  readonly guides: readonly GuideUse[];
  readonly around: OperationSurroundings;
}

/** What the page holds, in one line that stays in sight: with its schemas, a page can be 15,000 pixels long. */
export function Outline({operation, guides, around}: Props) {
  const words = headings();
  const {shared, schemas} = operation;
  // One schema alone is what the link to the section leads to.
  const names = shared.length > 1 ? shared : [];
  return (
    <nav
      className={styles.outline}
      aria-label={translate({id: 'reference.outline', message: 'On this page'})}
      data-twin="omit"
    >
      <ul>
        {sectionsOf(operation, guides, around).map((id) => (
          <li key={id} className={styles.section}>
            <a href={`#${id}`}>{words[id]}</a>
          </li>
        ))}
        {names.map((name) => (
          <li key={name}>
            <a href={`#${schemaAnchor(name)}`}>{ownValue(schemas, name)?.title ?? name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
