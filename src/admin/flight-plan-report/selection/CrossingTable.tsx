import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {altitudeText} from '@site/src/flight-plans/words/figureWords';
import {lonLatText} from '@site/src/map';
import {crossingsOf, NEAR, NEAR_IN_HEIGHT, type PathedPlan} from '@site/src/plan-check';
import {useMemo} from 'react';
import styles from './selection.module.css';

interface Props {
  readonly plans: readonly PathedPlan[];
  readonly open: (planId: string) => void;
}

/** The pairs of plans that come close to one another in space and height. */
export function CrossingTable({plans, open}: Props) {
  const crossings = useMemo(() => crossingsOf(plans), [plans]);
  const title = translate(
    {id: 'admin.crossings.title', message: 'Pairs that cross: {count}'},
    {count: crossings.length},
  );
  return (
    <>
      <p>
        <Translate
          id="admin.crossings.rule"
          values={{near: altitudeText(NEAR), height: altitudeText(NEAR_IN_HEIGHT)}}
        >
          {
            'Two plans cross where their paths come within about {near} of each other and within {height} in height, no matter when they are flown. Heights that cannot be compared count as the same.'
          }
        </Translate>
      </p>
      {crossings.length === 0 ? (
        <p role="status">
          <Translate id="admin.crossings.none">No two of these plans cross.</Translate>
        </p>
      ) : (
        <ScrollTable className={styles.crossings} label={title}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="admin.crossings.one">Plan</Translate>
              </th>
              <th scope="col">
                <Translate id="admin.crossings.other">Crosses</Translate>
              </th>
              <th scope="col">
                <Translate id="admin.crossings.where">Where</Translate>
              </th>
              <th scope="col">
                <Translate id="admin.crossings.apart">Apart</Translate>
              </th>
              <th scope="col">
                <Translate id="admin.crossings.height">In height</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {crossings.map(({one, other, position: [lon, lat], distance, heightDifference}) => (
              <tr key={`${one.id} ${other.id}`}>
                <td>
                  <SmallButton onClick={() => open(one.id)}>{one.name}</SmallButton>
                </td>
                <td>
                  <SmallButton onClick={() => open(other.id)}>{other.name}</SmallButton>
                </td>
                <td>{lonLatText(lon, lat)}</td>
                <td>{altitudeText(distance)}</td>
                <td>
                  {heightDifference === undefined
                    ? translate({id: 'admin.crossings.unknown', message: 'cannot be compared'})
                    : altitudeText(heightDifference)}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}
