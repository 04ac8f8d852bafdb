import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Moment} from '@site/src/components/moment/Moment';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {reasonNames} from '@site/src/feedback/reasons';
import type {StoredOpinion} from '@site/src/feedback/types';
import {ownValue} from '@site/src/base/ownValue';
import {useState} from 'react';
import styles from '../../shared/admin.module.css';
import overview from '../overview.module.css';
import {PageLink} from './PageLink';

interface Props {
  /** Newest first. */
  readonly opinions: readonly StoredOpinion[];
  readonly remove: (id: number) => Promise<void>;
}

/** Rows at first: a thousand are there on demand. */
const FEW = 20;

/** What was said, newest first. */
export function OpinionTable({opinions, remove}: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const [asked, setAsked] = useState<StoredOpinion>();
  const label = translate({id: 'admin.feedback.newest', message: 'Newest feedback'});
  return (
    <>
      <ScrollTable className={styles.table} label={label}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="admin.feedback.at">Time</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.feedback.page">Page</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.feedback.said">What was said</Translate>
            </th>
            <th scope="col">
              <Translate id="admin.feedback.actions">Actions</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {opinions.slice(0, isWhole ? undefined : FEW).map((opinion) => (
            <tr key={opinion.id}>
              <td className={overview.moment}>
                <Moment at={Date.parse(opinion.at)} />
              </td>
              <th scope="row" className={overview.page}>
                <PageLink page={opinion.page} />
              </th>
              <td className={overview.said}>
                <Said opinion={opinion} />
              </td>
              <td>
                <SmallButton
                  name={translate(
                    {id: 'admin.feedback.deleteName', message: 'Delete: feedback on {page}'},
                    {page: opinion.page},
                  )}
                  onClick={() => setAsked(opinion)}
                >
                  <Translate id="admin.feedback.delete">Delete</Translate>
                </SmallButton>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {opinions.length > FEW && (
        <SmallButton isExpanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? translate({id: 'admin.feedback.fewer', message: 'Show the newest only'})
            : translate(
                {id: 'admin.feedback.all', message: 'Show all: {count}'},
                {count: String(opinions.length)},
              )}
        </SmallButton>
      )}
      {asked && (
        <Confirm
          title={translate({id: 'admin.feedback.deleteTitle', message: 'Delete this feedback?'})}
          action={translate({id: 'admin.feedback.delete', message: 'Delete'})}
          onConfirm={() => remove(asked.id)}
          describe={describePlatformError}
          onClose={() => setAsked(undefined)}
        >
          <Translate id="admin.feedback.deleteText" values={{page: asked.page}}>
            {'What was said of {page} cannot be brought back.'}
          </Translate>
        </Confirm>
      )}
    </>
  );
}

interface SaidProps {
  readonly opinion: StoredOpinion;
}

/** The choice, its reasons in the administrator's words, and what was typed. */
function Said({opinion: {isHelpful, reasons, comment}}: SaidProps) {
  const names = reasonNames();
  return (
    <>
      {isHelpful
        ? translate({id: 'admin.feedback.helpful', message: 'Helpful'})
        : translate({id: 'admin.feedback.notHelpful', message: 'Not helpful'})}
      {reasons.map((reason) => ` · ${ownValue(names, reason) ?? reason}`)}
      {comment && <div>{comment}</div>}
    </>
  );
}
