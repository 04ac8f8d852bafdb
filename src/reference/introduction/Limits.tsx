import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import type {LimitFact} from '@site/src/publishing/reference/types';
import styles from './introduction.module.css';

interface Props {
  readonly limits: readonly LimitFact[];
}

/** Limits on parameters, with the operations each holds for. */
export function Limits({limits}: Props) {
  if (limits.length === 0)
    return (
      <p>
        <Translate id="reference.limits.none">No parameter has a limit.</Translate>
      </p>
    );
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="reference.limits.parameter">Parameter</Translate>
          </th>
          <th scope="col">
            <Translate id="reference.limits.limit">Limit</Translate>
          </th>
          <th scope="col">
            <Translate id="reference.limits.where">Where</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => (
          <tr key={`${limit.parameter} ${limitText(limit)}`}>
            <td>
              <code>{limit.parameter}</code>
            </td>
            <td className={styles.short}>{limitText(limit)}</td>
            <td className={styles.where}>
              {limit.operations.map(({slug, summary}, index) => (
                <span key={slug}>
                  {index > 0 && ', '}
                  <Link to={`/api/${slug}`}>{summary}</Link>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function limitText({least, most, counts}: LimitFact): string {
  const span = spanText(least, most);
  if (counts === 'value') return span;
  return translate(
    {id: 'reference.limits.items', message: '{span} values', description: 'Limit of a list'},
    {span},
  );
}

function spanText(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `≤ ${most}`;
  if (most === undefined) return `≥ ${least}`;
  return least === most ? `${least}` : `${least} … ${most}`;
}
