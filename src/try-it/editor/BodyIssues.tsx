import type {Issue} from '@site/src/openapi/validation/types';
import controls from '../controls.module.css';

interface Props {
  readonly issues: readonly Issue[];
}

/** What is wrong with a body, each with the place it is about. */
export function BodyIssues({issues}: Props) {
  if (issues.length === 0) return null;
  return (
    <ul className={controls.issues}>
      {issues.map(({path, message}) => (
        <li key={`${path.join('/')} ${message}`}>
          {path.length > 0 && <code>{placeText(path)}</code>} {message}
        </li>
      ))}
    </ul>
  );
}

/** A path as one would write it in code: `routes[0].legs`. */
function placeText(path: readonly string[]): string {
  return path
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
