import type {Violation} from '@site/src/openapi/validation/types';
import controls from '../controls.module.css';

interface Props {
  readonly violations: readonly Violation[];
}

/** What is wrong with a body, each with its path. */
export function BodyViolations({violations}: Props) {
  if (violations.length === 0) return null;
  return (
    <ul className={controls.violations}>
      {violations.map(({path, message}) => (
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
