import Translate from '@docusaurus/Translate';
import ParamsItem from '@theme/ParamsItem';
import type {UnsentParameter} from '@site/src/openapi/document/types';
import rows from '../schema/schema.module.css';
import {headings} from './sections';

interface Props {
  readonly parameters: readonly UnsentParameter[] | undefined;
}

/** The parameters that samples and explorer leave out of a request, each with where it goes. */
export function UnsentParameters({parameters}: Props) {
  if (!parameters) return null;
  return (
    <section aria-labelledby="unsent-parameters">
      <h2 id="unsent-parameters">{headings()['unsent-parameters']}</h2>
      <p>
        <Translate id="reference.parameters.unsent.text">
          The samples and the form on this page leave these parameters out.
        </Translate>
      </p>
      <ul className={rows.rows}>
        {parameters.map((parameter) => (
          <ParamsItem
            key={`${parameter.in} ${parameter.name}`}
            {...parameter}
            place={parameter.in}
            id={`${parameter.in}-${parameter.name}`}
          />
        ))}
      </ul>
    </section>
  );
}
