import type {Parameter, ParameterIn} from '@site/src/openapi/document/types';
import ParamsItem from '@theme/ParamsItem';
import rows from '../../schema/schema.module.css';
import {headings} from '../../operation/sections';

const kinds: readonly ParameterIn[] = ['path', 'query', 'header'];

export interface Props {
  readonly parameters: readonly Parameter[];
}

/** The parameters of an operation by where they stand in a request. */
export default function ParamsDetails({parameters}: Props) {
  return kinds.map((kind) => {
    const here = parameters.filter((each) => each.in === kind);
    if (here.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`${kind}-parameters`}>
        <h2 id={`${kind}-parameters`}>{headings()[`${kind}-parameters`]}</h2>
        <ul className={rows.rows}>
          {here.map((parameter) => (
            <ParamsItem key={parameter.name} {...parameter} id={`${kind}-${parameter.name}`} />
          ))}
        </ul>
      </section>
    );
  });
}
