import Translate from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import hiddenStyles from '@site/src/components/hidden.module.css';
import type {Ref} from 'react';
import styles from './collections.module.css';

interface Props {
  /** The id of an address that names a collection which is not in the list; none for an empty text. */
  readonly unlistedId: string;
  /** Gets the focus when the reader comes back from a collection. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What stands above the list. */
export function ListHead({unlistedId, heading}: Props) {
  return (
    <>
      <h2 className={hiddenStyles.hidden} ref={heading} tabIndex={-1}>
        <Translate id="admin.collection.back">All collections</Translate>
      </h2>
      <p className={styles.lead}>
        <Translate id="admin.collections.lead">
          A collection gives its objects a name, an icon and the titles of their properties on maps.
        </Translate>
      </p>
      {unlistedId !== '' && (
        <FormAlert kind="error">
          <Translate id="admin.collections.unlisted" values={{id: <code>{unlistedId}</code>}}>
            {'There is no collection with the id {id}.'}
          </Translate>
        </FormAlert>
      )}
    </>
  );
}
