// Change: guides and operations ask whether they helped, before they lead to the next page.
import Translate from '@docusaurus/Translate';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import OriginalPaginator from '@theme-init/DocItem/Paginator';
import {useState} from 'react';
import styles from './question.module.css';

const FeedbackForm = lazyPart(() => import('../../../form/FeedbackForm.client'), null);

export default function DocItemPaginator() {
  const [isHelpful, answer] = useState<boolean>();
  const button = (value: boolean) => ({
    className: 'button button--secondary button--sm',
    'aria-pressed': value === isHelpful,
    onClick: () => answer(value),
  });
  return (
    <>
      <div className={styles.question} data-twin="omit">
        <Translate id="feedback.question">Was this page helpful?</Translate>
        <button {...button(true)}>
          <Translate id="feedback.yes">Yes</Translate>
        </button>
        <button {...button(false)}>
          <Translate id="feedback.no">No</Translate>
        </button>
      </div>
      {isHelpful !== undefined && <FeedbackForm key={String(isHelpful)} isHelpful={isHelpful} />}
      <OriginalPaginator />
    </>
  );
}
