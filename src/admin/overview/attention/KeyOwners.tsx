import Translate, {translate} from '@docusaurus/Translate';
import {createKeyService} from '@site/src/api-keys/keyService';
import {useAuth} from '@site/src/auth';
import {AgoText} from '@site/src/components/moment/AgoText';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useCallback, useEffect, useMemo} from 'react';
import {createLoader} from '../../shared/loader';
import {pauseAfter} from '../../shared/pauseAfter';
import {useLoaderVersion} from '../../shared/useLoaderVersion';
import type {Person} from '../../userPool/people';
import {lastUseOf, type LastUse} from './lastUse';
import {PeopleFold} from './PeopleFold';

interface Props {
  readonly people: readonly Person[];
}

const MOST_AT_ONCE = 3;

/** Who holds API keys, and when they were last used: asked for of the rows in sight, a few at a time. */
export function KeyOwners({people}: Props) {
  const loader = useLastUses();
  useLoaderVersion(loader);
  const see = useCallback((usernames: readonly string[]) => loader.want(usernames), [loader]);
  return (
    <PeopleFold
      title={translate(
        {id: 'admin.overview.keyOwners', message: 'People with API keys: {count}'},
        {count: String(people.length)},
      )}
      people={people}
      more={{
        title: translate({id: 'admin.overview.lastUse', message: 'Keys last used'}),
        cell: ({username}) => (
          <LastUseText use={loader.valueOf(username)} hasFailed={loader.errorOf(username) !== undefined} />
        ),
      }}
      see={see}
    >
      <Translate id="admin.overview.keyOwnersText">
        The user pool does not say when somebody last signed in. The portal service says when a key was last
        used: revoke the keys that nobody uses.
      </Translate>
    </PeopleFold>
  );
}

function useLastUses() {
  const {portalService} = useSiteSettings();
  const {accessToken} = useAuth();
  const baseUrl = portalService?.url ?? '';
  const loader = useMemo(
    () =>
      createLoader<LastUse>(
        async (userId, signal) => {
          const service = createKeyService({baseUrl, userId, accessToken});
          return lastUseOf(await service.list(signal), service.now());
        },
        {most: MOST_AT_ONCE, pause: pauseAfter},
      ),
    [baseUrl, accessToken],
  );
  useEffect(() => () => loader.want([]), [loader]);
  return loader;
}

interface LastUseProps {
  readonly use: LastUse | undefined;
  readonly hasFailed: boolean;
}

function LastUseText({use, hasFailed}: LastUseProps) {
  if (!use) return hasFailed ? translate({id: 'admin.overview.unread', message: 'not read'}) : '…';
  const {count, lastUsed, now} = use;
  if (count === 0) return translate({id: 'admin.overview.noKey', message: 'no active key'});
  return lastUsed === undefined ? (
    translate({id: 'admin.overview.neverUsed', message: 'never'})
  ) : (
    <AgoText time={lastUsed} now={now} />
  );
}
