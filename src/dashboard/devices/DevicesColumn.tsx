import {TabKeyOffer} from '@site/src/api-keys/TabKeyOffer';
import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {Segments} from '@site/src/components/segments/Segments';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {useFilter} from '../shared/view/useView';
import {DeviceCard} from './DeviceCard';
import {DeviceList} from './DeviceList';
import styles from './devices.module.css';
import {punctualityOf, type Device} from './devices';
import {DroneDialog} from './DroneDialog';
import type {Devices} from './useDevices';

export interface Props extends Devices {
  readonly found: readonly Device[];
  readonly selected: Device | undefined;
  readonly selectedId: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** The devices in words; what misses reports comes first. */
export function DevicesColumn(props: Props) {
  const {devices, drones, found, selected, selectedId, collections, hasKey, now, isLoading, select} = props;
  const [search, setSearch] = useFilter('devices-search');
  const [isRegistering, setRegistering] = useState(false);
  return (
    <>
      <DataAge results={props.results} />
      {selected && (
        <DeviceCard key={selected.id} device={selected} now={now} close={() => select(undefined)} />
      )}
      {selectedId !== undefined && !selected && !isLoading && (
        <Hint isAlert>
          <Translate id="dashboard.devices.unknown" values={{id: <code>{selectedId}</code>}}>
            {'No device with the id {id} has reported or is registered.'}
          </Translate>
        </Hint>
      )}
      <Kinds devices={devices} now={now} />
      <SearchField
        label={translate({id: 'dashboard.devices.search', message: 'Search devices'})}
        placeholder={translate({
          id: 'dashboard.devices.searchHint',
          message: 'Name, id, type or collection',
        })}
        value={search}
        change={setSearch}
        status={pluralText(
          translate(
            {
              id: 'dashboard.devices.count',
              message: '{count} of {total} device|{count} of {total} devices',
              description: 'Plural forms of {total}',
            },
            {count: String(found.length), total: String(devices.length)},
          ),
          devices.length,
        )}
      />
      {isLoading && devices.length === 0 && <Loading />}
      {!isLoading && devices.length === 0 && (
        <Hint>
          <Translate id="dashboard.devices.none">
            No device has reported yet. Devices appear here as soon as they report.
          </Translate>
        </Hint>
      )}
      <DeviceList {...props} />
      <section className={styles.register}>
        {hasKey ? (
          <SmallButton onClick={() => setRegistering(true)}>
            <Translate id="dashboard.devices.register">Register a drone</Translate>
          </SmallButton>
        ) : (
          <>
            <Hint>
              <Translate id="dashboard.devices.noKey">
                Drones of version 1 are listed and registered with an API key, and this tab has none.
              </Translate>
            </Hint>
            <TabKeyOffer />
          </>
        )}
        <Hint>
          <Translate id="dashboard.devices.remark">
            Only drones of version 1 are registered, for their video. Any other device appears once it
            reports. Collections that neither the dashboard nor Locations shows are left out.
          </Translate>
        </Hint>
      </section>
      {isRegistering && (
        <DroneDialog
          collections={collections}
          taken={drones.map(({droneId}) => droneId)}
          onRegistered={select}
          onClose={() => setRegistering(false)}
        />
      )}
    </>
  );
}

function Kinds({devices, now}: Pick<Props, 'devices' | 'now'>) {
  const [only, setOnly] = useFilter('devices-only');
  const missed = devices.filter((device) => punctualityOf(device, now).kind === 'missed').length;
  const drones = devices.filter(({drone}) => drone).length;
  return (
    <div className={styles.kinds}>
      <Segments
        label={translate({id: 'dashboard.devices.only', message: 'Which devices'})}
        options={[
          {value: 'all', name: translate({id: 'dashboard.devices.all', message: 'All'})},
          {
            value: 'missed',
            name: translate(
              {id: 'dashboard.devices.late', message: 'Late: {count}'},
              {count: String(missed)},
            ),
          },
          {
            value: 'drones',
            name: translate(
              {id: 'dashboard.devices.drones', message: 'Registered drones: {count}'},
              {count: String(drones)},
            ),
          },
        ]}
        value={only || 'all'}
        choose={(value) => setOnly(value === 'all' ? '' : value)}
      />
    </div>
  );
}
