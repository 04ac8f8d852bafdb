import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import type {Collection} from '@site/src/collections/types';
import {Choice} from '@site/src/components/choice/Choice';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {FormAlert, SubmitButton, TextField, useForm} from '@site/src/components/form';
import {notify} from '@site/src/components/notices';
import {dataOf} from '@site/src/platform';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useConnection} from '../shared/data/connection';
import {Hint} from '../shared/parts/Hint';
import {checkDrone, describeDroneError, droneFrom, type StreamType} from './droneInput';
import {dronesQuestion} from './questions';

/** For drones that belong to none of the account's own. */
const DEFAULT_COLLECTION = 'default';

interface Props {
  readonly collections: readonly Collection[];
  /** Ids of the drones that exist. */
  readonly taken: readonly string[];
  readonly onRegistered: (droneId: string) => void;
  readonly onClose: () => void;
}

/** Registers a drone with its video stream, for programs of version 1. */
export function DroneDialog({collections, taken, onRegistered, onClose}: Props) {
  const {client} = useConnection();
  const queries = useQueryClient();
  const [type, setType] = useState<StreamType>('KVS');
  const [chosen, setChosen] = useState<string>();
  const collectionId = chosen ?? collections[0]?.collectionId ?? DEFAULT_COLLECTION;
  const form = useForm({
    check: (value) => checkDrone(value, type, taken),
    submit: async (value) => {
      const body = droneFrom(value, type, collectionId);
      dataOf(await client.POST('/flights/v1/drones', {body}));
      const [key] = dronesQuestion(true).key;
      await queries.invalidateQueries({predicate: ({queryKey}) => queryKey[1] === key});
      notify('success', translate({id: 'dashboard.devices.registered', message: 'The drone is registered.'}));
      onClose();
      onRegistered(body.droneId);
    },
    describe: describeDroneError,
  });
  return (
    <Dialog
      title={translate({id: 'dashboard.devices.register', message: 'Register a drone'})}
      onClose={onClose}
    >
      <form {...form.formProps}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        <Hint>
          <Translate id="dashboard.devices.registerHint">
            For programs of version 1, which is deprecated. New devices are not registered: they report as
            flight objects.
          </Translate>
        </Hint>
        <TextField
          name="droneId"
          label={translate({id: 'dashboard.devices.droneId', message: 'Drone id'})}
          error={form.errorOf('droneId')}
          spellCheck={false}
        />
        <Choice
          label={translate({id: 'dashboard.devices.collection', message: 'Collection'})}
          options={
            collections.length > 0
              ? byName(collections, (each) => each.collectionName).map((each) => [
                  each.collectionId,
                  each.collectionName,
                ])
              : [[DEFAULT_COLLECTION, DEFAULT_COLLECTION]]
          }
          value={collectionId}
          choose={setChosen}
        />
        <Choice
          label={translate({id: 'dashboard.devices.video', message: 'Type of video stream'})}
          options={[
            ['KVS', translate({id: 'dashboard.devices.kvs', message: 'KVS, stored for playback'})],
            ['WebRTC', translate({id: 'dashboard.devices.webRtc', message: 'WebRTC, live only'})],
          ]}
          value={type}
          choose={(value) => setType(value === 'WebRTC' ? value : 'KVS')}
        />
        <TextField
          name="name"
          maxLength={256}
          label={translate({id: 'dashboard.devices.streamName', message: 'Stream name'})}
          error={form.errorOf('name')}
          spellCheck={false}
        />
        {type === 'KVS' && (
          <>
            <TextField
              name="dataRetentionInHours"
              inputMode="numeric"
              defaultValue="1"
              label={translate({
                id: 'dashboard.devices.retentionHours',
                message: 'Keep the video for (hours)',
              })}
              error={form.errorOf('dataRetentionInHours')}
            />
            <TextField
              name="deviceName"
              maxLength={128}
              label={translate({
                id: 'dashboard.devices.camera',
                message: 'Device that sends the video (optional)',
              })}
              error={form.errorOf('deviceName')}
              spellCheck={false}
            />
          </>
        )}
        <SubmitButton isBusy={form.isBusy}>
          <Translate id="dashboard.devices.registerAction">Register</Translate>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
