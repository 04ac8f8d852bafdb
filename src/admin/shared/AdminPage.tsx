import {RequireRole} from '@site/src/auth/guards';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './admin.module.css';

interface Props {
  readonly title: string;
  /** Whether the page has a table that needs all the width there is. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of every admin page: for administrators, each page a chunk of its own. */
export function AdminPage({title, isWide = false, children}: Props) {
  return (
    <Layout title={title}>
      <main>
        <RequireRole role="admin">
          <div className={clsx(styles.page, isWide && styles.wide)}>
            <h1>{title}</h1>
            {children}
          </div>
        </RequireRole>
      </main>
    </Layout>
  );
}
