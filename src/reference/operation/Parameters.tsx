import type {Parameter, ParameterIn} from '@site/src/openapi/document/types';
import {ParameterRow} from './ParameterRow';
import rows from '../schema/schema.module.css';
import {headings} from './sections';

const places: readonly ParameterIn[] = ['path', 'query', 'header'];

interface Props {
  readonly parameters: readonly Parameter[];
}

/** The parameters of an operation by where they stand in a request. */
export function Parameters({parameters}: Props) {
  return places.map((place) => {
    const here = parameters.filter((each) => each.in === place);
    if (here.length === 0) return null;
    return (
      <section key={place} aria-labelledby={`${place}-parameters`}>
        <h2 id={`${place}-parameters`}>{headings()[`${place}-parameters`]}</h2>
        <ul className={rows.rows}>
          {here.map((parameter) => (
            <ParameterRow key={parameter.name} {...parameter} id={`${place}-${parameter.name}`} />
          ))}
        </ul>
      </section>
    );
  });
}
