import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import type {StoredOpinion} from '@site/src/feedback/types';
import {useMemo} from 'react';
import styles from '../../shared/admin.module.css';
import overview from '../overview.module.css';
import {countByPage} from './countByPage';
import {PageLink} from './PageLink';

interface Props {
  readonly opinions: readonly StoredOpinion[];
}

/** The pages that somebody said something of, with the numbers of both answers. */
export function PageCounts({opinions}: Props) {
  const counts = useMemo(() => countByPage(opinions), [opinions]);
  return (
    <ScrollTable
      className={styles.table}
      label={translate({id: 'admin.feedback.byPage', message: 'Feedback by page'})}
    >
      <caption>
        <Translate id="admin.feedback.byPage">Feedback by page</Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="admin.feedback.page">Page</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.feedback.helpful">Helpful</Translate>
          </th>
          <th scope="col">
            <Translate id="admin.feedback.notHelpful">Not helpful</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({page, helpful, notHelpful}) => (
          <tr key={page}>
            <th scope="row" className={overview.page}>
              <PageLink page={page} />
            </th>
            <td>{helpful}</td>
            <td>{notHelpful}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
