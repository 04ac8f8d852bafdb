import {RequireRole} from '@site/src/auth/guards';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './admin.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every admin page: for administrators, each page a chunk of its own. */
export function AdminPage({title, children}: Props) {
  return (
    <Layout title={title}>
      <main>
        <RequireRole role="admin">
          <div className={styles.page}>
            <h1>{title}</h1>
            {children}
          </div>
        </RequireRole>
      </main>
    </Layout>
  );
}
