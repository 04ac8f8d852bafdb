import Translate from '@docusaurus/Translate';
import SecuritySchemes from '@theme/ApiExplorer/SecuritySchemes';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemPaginator from '@theme/DocItem/Paginator';
import OperationChanges from '@theme/OperationChanges';
import PageTwin from '@theme/PageTwin';
import ParamsDetails from '@theme/ParamsDetails';
import RequestSchema from '@theme/RequestSchema';
import StatusCodes from '@theme/StatusCodes';
import clsx from 'clsx';
import {useMemo} from 'react';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {SchemaContext} from '../schema/context';
import type {GuideUse, OperationChange, OperationSurroundings} from '@site/src/publishing/reference/types';
import {Column} from './Column';
import {EditSource} from './EditSource';
import {ErrorPages} from './ErrorPages';
import {Guides} from './Guides';
import styles from './operation.module.css';
import {OperationHeader} from './OperationHeader';
import {Outline} from './Outline';
import {Panels} from './Panels';
import {Related} from './Related';
import {SharedSchemas} from './SharedSchemas';
import {UnsentParameters} from './UnsentParameters';

interface Props {
  readonly operation: OperationDocument;
  /** The guides that use it. */
  readonly guides: readonly GuideUse[];
  /** Other operations, errors and panels that belong to it. */
  readonly around: OperationSurroundings;
  /** What the changelog says of it. */
  readonly changes: readonly OperationChange[];
}

/**
 * The page of an operation: what it takes and returns on the left, how to call it on the right. All of it is in the
 * static HTML; the explorer loads only when somebody wants to try the operation.
 */
export function Operation({operation, guides, around, changes}: Props) {
  const {schemas, shared} = operation;
  const context = useMemo(() => ({schemas, shared, above: []}), [schemas, shared]);
  return (
    <SchemaContext value={context}>
      <article className={clsx('markdown', styles.frame)}>
        <DocBreadcrumbs />
        <div className={styles.page}>
          <div className={styles.words}>
            <OperationHeader operation={operation} />
            <PageTwin />
            <Outline operation={operation} guides={guides} around={around} />
            <SecuritySchemes operation={operation} />
            <ParamsDetails parameters={operation.parameters} />
            <UnsentParameters parameters={operation.unsentParameters} />
            <RequestSchema body={operation.requestBody} />
            <StatusCodes responses={operation.responses} />
            <SharedSchemas shared={shared} />
            <ErrorPages errors={around.errors} />
            <Guides guides={guides} />
            <Related related={around.related} />
            <Panels panels={around.panels} />
            <OperationChanges changes={changes} />
            <EditSource />
            <a className={styles.jump} href="#try-it" data-twin="omit">
              <Translate
                id="reference.jump"
                description="Leads down to the samples and the explorer on phones"
              >
                Samples, and try it ↓
              </Translate>
            </a>
          </div>
          <Column operation={operation} />
        </div>
        <DocItemPaginator />
      </article>
    </SchemaContext>
  );
}
