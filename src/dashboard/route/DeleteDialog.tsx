import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {notify} from '@site/src/components/notices';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useConnection} from '../shared/data/connection';
import {routeName} from '../shared/ways/routeName';
import {storedRoutesQuestion} from '../shared/ways/wayQuestions';

interface Props {
  readonly route: Parameters<typeof routeName>[0];
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a stored route is deleted. */
export function DeleteDialog({route, onDeleted, onClose}: Props) {
  const {client} = useConnection();
  const queries = useQueryClient();
  const remove = async () => {
    const path = {routeId: route.routeId};
    dataOf(await client.DELETE('/locations/v2/routes/{routeId}', {params: {path}}));
    await queries.invalidateQueries({predicate: ({queryKey}) => queryKey[1] === storedRoutesQuestion.key[0]});
    notify('success', translate({id: 'dashboard.route.deleted', message: 'The route is deleted.'}));
    onDeleted();
  };
  return (
    <Confirm
      title={translate(
        {id: 'dashboard.route.deleteTitle', message: 'Delete {name}?'},
        {name: routeName(route)},
      )}
      action={translate({id: 'dashboard.route.delete', message: 'Delete'})}
      onConfirm={remove}
      describe={describePlatformError}
      onClose={onClose}
    >
      <Translate id="dashboard.route.deleteText">
        The route is deleted for good. This cannot be undone.
      </Translate>
    </Confirm>
  );
}
