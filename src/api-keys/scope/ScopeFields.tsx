import Translate, {translate} from '@docusaurus/Translate';
import groups from '@site/.generated/reference/paths.json';
import clsx from 'clsx';
import {useId} from 'react';
import hidden from '@site/src/components/hidden.module.css';
import {coveringPaths} from './coveringPaths';
import styles from './scope.module.css';

/** What a new key may do, as it is chosen. */
export interface ChosenScope {
  readonly isReadOnly: boolean;
  /** The tags of the reference whose paths it may call; undefined for all. */
  readonly tags: ReadonlySet<string> | undefined;
}

export const fullScope: ChosenScope = {isReadOnly: false, tags: undefined};

/** The name of the fields of paths, to which a problem belongs. */
export const PATHS_FIELD = 'paths';

interface Props {
  readonly scope: ChosenScope;
  readonly choose: (scope: ChosenScope) => void;
  /** What is wrong with the choice of paths. */
  readonly error: string | undefined;
}

/** Asks what a new key may do: read alone, and which parts of the API. */
export function ScopeFields({scope, choose, error}: Props) {
  const id = useId();
  const {isReadOnly, tags} = scope;
  const paths = allowedPathsOf(scope) ?? [];
  const setTag = (tag: string, isChosen: boolean) => {
    const next = new Set(tags);
    if (isChosen) next.add(tag);
    else next.delete(tag);
    choose({isReadOnly, tags: next});
  };
  return (
    <>
      <fieldset className={styles.fields} aria-describedby={`${id}-reading`}>
        <legend>
          <Translate id="keys.scope.access">What may it do?</Translate>
        </legend>
        <div className={styles.choices}>
          <RadioButton
            name="access"
            isChosen={!isReadOnly}
            choose={() => choose({isReadOnly: false, tags})}
            caption={readAndWrite()}
          />
          <RadioButton
            name="access"
            isChosen={isReadOnly}
            choose={() => choose({isReadOnly: true, tags})}
            caption={readOnly()}
          />
        </div>
        <p id={`${id}-reading`} className={styles.hint}>
          <Translate
            id="keys.scope.accessHint"
            values={{get: <code>GET</code>, post: <code>POST</code>, status: <code>200</code>}}
          >
            {
              'Reading is each {get}, and each {post} that responds with {status}: it computes, such as the weather along a route, and stores nothing.'
            }
          </Translate>
        </p>
      </fieldset>
      <fieldset
        className={styles.fields}
        name={PATHS_FIELD}
        tabIndex={-1}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend>
          <Translate id="keys.scope.paths">Which paths may it call?</Translate>
        </legend>
        <div className={styles.choices}>
          <RadioButton
            name="reach"
            isChosen={tags === undefined}
            choose={() => choose({isReadOnly, tags: undefined})}
            caption={allPaths()}
          />
          <RadioButton
            name="reach"
            isChosen={tags !== undefined}
            choose={() => choose({isReadOnly, tags: tags ?? new Set()})}
            caption={translate({id: 'keys.scope.onlyThese', message: 'Only these'})}
          />
        </div>
        {error !== undefined && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
        {tags && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
                {/* A part that is a group of its own needs no heading. */}
                <p
                  id={`${id}-${group.name}`}
                  className={clsx(styles.group, group.tags.length === 1 && hidden.hidden)}
                >
                  {group.name}
                </p>
                {group.tags.map(({name}) => (
                  <label key={name} className={styles.option}>
                    <input
                      type="checkbox"
                      checked={tags.has(name)}
                      onChange={({target}) => setTag(name, target.checked)}
                    />
                    {name}
                  </label>
                ))}
              </div>
            ))}
          </div>
        )}
        {tags && (
          <p className={clsx(styles.hint, styles.chosen)} role="status">
            {paths.length > 0 && (
              <>
                <Translate id="keys.scope.chosen">The key may call:</Translate>{' '}
                {paths.map((path) => (
                  <code key={path}>{path}</code>
                ))}
              </>
            )}
          </p>
        )}
      </fieldset>
    </>
  );
}

interface RadioProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly caption: string;
}

function RadioButton({name, isChosen, choose, caption}: RadioProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={name} checked={isChosen} onChange={choose} />
      {caption}
    </label>
  );
}

export const readAndWrite = (): string => translate({id: 'keys.scope.readWrite', message: 'Read and write'});
export const readOnly = (): string => translate({id: 'keys.scope.readOnly', message: 'Read only'});
export const allPaths = (): string => translate({id: 'keys.scope.allPaths', message: 'All paths'});

/** The allowed paths of a choice as the contract takes them; undefined for all. */
export function allowedPathsOf({tags}: ChosenScope): string[] | undefined {
  if (!tags) return undefined;
  const all = groups.flatMap((group) => group.tags);
  const chosen = all.filter(({name}) => tags.has(name)).flatMap(({paths}) => paths);
  return coveringPaths(
    new Set(chosen),
    all.flatMap(({paths}) => paths),
  );
}

/** The most paths that the contract lets a key have. */
const MOST_PATHS = 20;

/** What is wrong with a choice; undefined when nothing is. */
export function checkScope(scope: ChosenScope): string | undefined {
  const paths = allowedPathsOf(scope);
  if (!paths) return undefined;
  if (paths.length === 0)
    return translate({
      id: 'keys.scope.nothing',
      message: 'Choose at least one part of the API, or all paths.',
    });
  return paths.length > MOST_PATHS
    ? translate(
        {
          id: 'keys.scope.tooMany',
          message: 'This choice needs {count} paths, and a key has {most} at most. Choose fewer parts.',
        },
        {count: String(paths.length), most: String(MOST_PATHS)},
      )
    : undefined;
}
