import {useEffect, useRef, type ReactNode} from 'react';
import {useSignIn} from './SignInContext';
import styles from './forms.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The heading of a view. It takes the focus, so that screen readers announce the new step and the keyboard continues there. */
export function ViewTitle({children}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const {firstViewRef} = useSignIn();
  useEffect(() => {
    if (firstViewRef.current) firstViewRef.current = false;
    else if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, [firstViewRef]);
  return (
    <h1 id="sign-in-title" ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
