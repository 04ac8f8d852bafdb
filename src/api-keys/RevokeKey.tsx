import Translate, {translate} from '@docusaurus/Translate';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {Moment} from '@site/src/components/moment/Moment';
import {notify} from '@site/src/components/notices';
import {describeKeyError} from './describeKeyError';
import type {ApiKey, KeyService} from './keyService';

interface Props {
  readonly apiKey: ApiKey;
  readonly service: KeyService;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Says what will stop working before a key is revoked. */
export function RevokeKey({apiKey, service, onRevoked, onClose}: Props) {
  const {keyId, label, lastFour, lastUsedAt} = apiKey;
  return (
    <Confirm
      title={translate({id: 'keys.revoke.title', message: 'Revoke {label}?'}, {label})}
      action={translate({id: 'keys.revoke.action', message: 'Revoke the key'})}
      onConfirm={async () => {
        await service.revoke(keyId);
        notify('success', translate({id: 'keys.revoked', message: '{label} has been revoked.'}, {label}));
        onRevoked();
      }}
      describe={describeKeyError}
      onClose={onClose}
    >
      <Translate id="keys.revoke.text" values={{key: <code>…{lastFour}</code>}}>
        {
          'Every program and device that sends the key {key} stops working at once: its requests get a 401. This cannot be undone.'
        }
      </Translate>{' '}
      {lastUsedAt ? (
        <Translate id="keys.revoke.used" values={{time: <Moment at={Date.parse(lastUsedAt)} />}}>
          {'It was last used on {time}.'}
        </Translate>
      ) : (
        <Translate id="keys.revoke.unused">It has never been used.</Translate>
      )}
    </Confirm>
  );
}
