import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {dataOf, identifierRule, isIdentifier, type Schemas} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useConnection} from '../shared/data/connection';
import {storedRoutesQuestion} from '../shared/ways/wayQuestions';

interface Props {
  readonly body: Schemas['RouteBody'];
  readonly onStored: (routeId: string) => void;
  readonly onClose: () => void;
}

/** Keeps the way under a name of the reader's. */
export function StoreDialog({body, onStored, onClose}: Props) {
  const {client} = useConnection();
  const queries = useQueryClient();
  const form = useForm({
    check: (value) => (isIdentifier(value('routeId')) ? [] : [{field: 'routeId', text: identifierRule()}]),
    submit: async (value) => {
      const [routeId, description] = [value('routeId'), value('description').trim()];
      const named = {...body, routeId, ...(description && {description})};
      dataOf(await client.POST('/locations/v2/routes', {body: named}));
      await queries.invalidateQueries({
        predicate: ({queryKey}) => queryKey[1] === storedRoutesQuestion.key[0],
      });
      notify('success', translate({id: 'dashboard.route.stored', message: 'The route is stored.'}));
      onClose();
      onStored(routeId);
    },
    describe: describePlatformError,
  });
  return (
    <Dialog
      title={translate({id: 'dashboard.route.storeTitle', message: 'Store the route'})}
      onClose={onClose}
    >
      <form {...form.formProps}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <TextField
          name="routeId"
          label={translate({id: 'dashboard.route.id', message: 'Id'})}
          error={form.errorOf('routeId')}
          hint={
            <Translate id="dashboard.route.overwrite">A route with this id will be overwritten.</Translate>
          }
        />
        <TextField
          name="description"
          maxLength={1024}
          label={translate({id: 'dashboard.route.description', message: 'Description (optional)'})}
        />
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="dashboard.route.store">Store</Translate>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
