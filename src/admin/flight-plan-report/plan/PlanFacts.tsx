import Translate, {translate} from '@docusaurus/Translate';
import {Fact, Facts} from '@site/src/components/detail-card/DetailCard';
import {Moment} from '@site/src/components/moment/Moment';
import type {ColumnId} from '../address/columnIds';
import type {PlanUser} from '../data/planCalls';
import {columns} from '../rows/columns';
import {collectionOf, type ReportRow} from '../rows/reportRow';
import styles from './plan.module.css';

interface Props {
  readonly row: ReportRow;
}

const figures: readonly ColumnId[] = [
  ...(['length', 'duration', 'highest', 'waypoints', 'surveys', 'fences', 'rallyPoints'] as const),
];

/** A plan in figures, and what the platform knows of its past. */
export function PlanFacts({row}: Props) {
  const {item, contents} = row;
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact title={translate({id: 'admin.plan.id', message: 'Id'})}>
          <code>{item.flightPlanId}</code>
        </Fact>
        <Fact title={columns.collection.title()}>{collectionOf(row)}</Fact>
        {contents && (
          <>
            <Fact title={columns.version.title()}>{contents.version}</Fact>
            <Fact title={columns.createdBy.title()}>
              <Author user={contents.createdBy} />
            </Fact>
            {contents.version > 1 && (
              <Fact title={columns.updatedBy.title()}>
                <Author user={contents.updatedBy} />
              </Fact>
            )}
            {contents.version > 2 && (
              <Fact title={translate({id: 'admin.plan.between', message: 'Earlier versions'})}>
                <Translate id="admin.plan.betweenText">Only the latest version is kept.</Translate>
              </Fact>
            )}
          </>
        )}
      </Facts>
      <Facts>
        {figures.map((id) => (
          <Fact key={id} title={columns[id].title()}>
            {columns[id].text?.(row) ?? '…'}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

interface AuthorProps {
  readonly user: PlanUser;
}

function Author({user: {name, email, date}}: AuthorProps) {
  return (
    <>
      <a href={`mailto:${email}`}>{name}</a>, <Moment at={Date.parse(date)} />
    </>
  );
}
