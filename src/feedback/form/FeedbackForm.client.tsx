import Translate, {translate} from '@docusaurus/Translate';
import {FormAlert} from '@site/src/components/form';
import {smallButton} from '@site/src/components/small-button/SmallButton';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useEffect, useId, useRef, useState, type SubmitEvent} from 'react';
import {reasonNames, reasonsFor, type Reason} from '../reasons';
import type {Opinion} from '../types';
import styles from './feedbackForm.module.css';
import {mailAddress} from './mailAddress';
import {sendOpinion} from './sendOpinion';

interface Props {
  readonly isHelpful: boolean;
}

/** As many characters as the sandbox takes. */
const LONGEST = 1000;

type Phase = 'open' | 'sending' | 'sent' | 'failed';

/** Why a page helped or did not. Nothing is sent before the button is pressed. `lazy` requires the default export. */
export default function FeedbackForm({isHelpful}: Props) {
  const id = useId();
  const {feedback} = useSiteSettings();
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [comment, setComment] = useState('');
  const [phase, setPhase] = useState<Phase>('open');
  const place = useRef<HTMLDivElement>(null);
  const isSent = phase === 'sent';
  // The button that was pressed stands before what is new, or is gone.
  useEffect(() => place.current?.focus(), [isSent]);
  if (!feedback) return null;

  const opinion = (): Opinion => ({
    page: window.location.pathname,
    isHelpful,
    reasons,
    ...(comment.trim() !== '' && {comment: comment.trim()}),
  });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (phase === 'sending' || !('endpoint' in feedback)) return;
    setPhase('sending');
    setPhase((await sendOpinion(feedback.endpoint, opinion())) ? 'sent' : 'failed');
  };
  if (isSent)
    return (
      <div ref={place} className={styles.form} tabIndex={-1} role="status">
        <Translate id="feedback.sent">Thank you. Your feedback was sent.</Translate>
      </div>
    );

  const names = reasonNames();
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <div ref={place} role="group" tabIndex={-1} aria-labelledby={`${id}-why`}>
        <p id={`${id}-why`} className={styles.title}>
          {isHelpful ? (
            <Translate id="feedback.whyHelpful">What helped you?</Translate>
          ) : (
            <Translate id="feedback.whyNot">What is the problem?</Translate>
          )}
        </p>
        {reasonsFor(isHelpful).map((reason) => (
          <label key={reason} className={styles.reason}>
            <input
              type="checkbox"
              checked={reasons.includes(reason)}
              onChange={({target}) =>
                setReasons((all) =>
                  target.checked ? [...all, reason] : all.filter((each) => each !== reason),
                )
              }
            />
            {names[reason]}
          </label>
        ))}
      </div>
      <label htmlFor={`${id}-comment`} className={styles.title}>
        <Translate id="feedback.comment">In your own words (optional)</Translate>
      </label>
      <textarea
        id={`${id}-comment`}
        className={styles.comment}
        rows={3}
        maxLength={LONGEST}
        value={comment}
        aria-describedby={`${id}-about`}
        onChange={({target}) => setComment(target.value)}
      />
      <p id={`${id}-about`} className={styles.about}>
        {'endpoint' in feedback ? (
          <Translate id="feedback.about">
            Only your choices, this text and the path of the page are sent: no name, no account.
          </Translate>
        ) : (
          <Translate id="feedback.aboutMail">
            Your mail program opens with a message, which comes from your address once you send it.
          </Translate>
        )}
      </p>
      {phase === 'failed' && (
        <FormAlert kind="error">
          <Translate id="feedback.failed">
            Your feedback could not be sent. What you wrote is still here: try again later.
          </Translate>
        </FormAlert>
      )}
      {'endpoint' in feedback ? (
        <button type="submit" className={smallButton} aria-disabled={phase === 'sending'}>
          {phase === 'sending'
            ? translate({id: 'feedback.sending', message: 'Sending…'})
            : translate({id: 'feedback.send', message: 'Send feedback'})}
        </button>
      ) : (
        <a className={smallButton} href={mailAddress(feedback.email, opinion())}>
          <Translate id="feedback.mail">Write a mail</Translate>
        </a>
      )}
    </form>
  );
}
