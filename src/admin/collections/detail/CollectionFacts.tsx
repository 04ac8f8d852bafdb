import Translate, {translate} from '@docusaurus/Translate';
import {paceOf} from '@site/src/collections/objects/paceOf';
import {iconNames} from '@site/src/collections/icons/icons';
import type {Collection} from '@site/src/collections/types';
import {Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {AgoText} from '@site/src/components/moment/AgoText';
import {Moment} from '@site/src/components/moment/Moment';
import {ownValue} from '@site/src/base/ownValue';
import type {CollectionFigures} from '../rows/collectionRow';
import {columnTitles} from '../table/columns';
import styles from './detail.module.css';

interface Props {
  readonly collection: Collection;
  readonly figures: CollectionFigures | undefined;
}

/** Everything that the platform says of a collection, and its objects in numbers. */
export function CollectionFacts({collection, figures}: Props) {
  const {collectionId, icon, showOn = [], properties = {}, createdDate} = collection;
  const titles = columnTitles();
  const pairs = Object.entries(properties);
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact title={titles.id}>
          <code>{collectionId}</code>
        </Fact>
        <Fact title={titles.objects}>{figures?.objects ?? '…'}</Fact>
        <Fact title={titles.silent}>{figures?.silent ?? '…'}</Fact>
        <Fact title={titles.latest}>
          {!figures ? '…' : figures.latest ? <AgoText time={figures.latest} now={figures.at} /> : '–'}
        </Fact>
        <Fact title={titles.every}>{paceOf(collection)} s</Fact>
        <Fact title={translate({id: 'admin.collections.field.icon', message: 'Map icon'})}>
          {icon ? (ownValue(iconNames(), icon) ?? <code>{icon}</code>) : '–'}
        </Fact>
        <Fact title={translate({id: 'admin.collections.shownOn', message: 'Shown on'})}>
          {showOn.join(', ') || '–'}
        </Fact>
        <Fact title={titles.created}>
          <Moment at={Date.parse(createdDate)} />
        </Fact>
      </Facts>
      <h3>
        <Translate id="collections.properties.legend">Properties shown on maps</Translate>
      </h3>
      {pairs.length === 0 ? (
        <p>
          <Translate id="admin.collection.noProperties">No titles yet.</Translate>
        </p>
      ) : (
        <Facts>
          {pairs.map(([key, title]) => (
            <Fact key={key} title={<code>{key}</code>}>
              {title}
            </Fact>
          ))}
        </Facts>
      )}
    </div>
  );
}
