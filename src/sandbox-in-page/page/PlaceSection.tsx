import Translate from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {useStorageSlot} from '@site/src/components/storage/storageSlot';
import {PLACE_KEY} from '../place';
import {Section} from './Section';
import styles from './sandboxPage.module.css';

/** Which sandbox responds: where both run, the reader says which one is meant. */
export function PlaceSection() {
  const [place, slot] = useStorageSlot(PLACE_KEY);
  const machine = useSiteSettings().api.servers.find(({inPage}) => inPage)?.url;
  const choices = [
    {
      value: '',
      label: (
        <Translate id="sandbox.place.auto">
          The one on your machine where this site is served from it and the sandbox runs, else the one in this
          browser
        </Translate>
      ),
    },
    {value: 'page', label: <Translate id="sandbox.place.page">The one in this browser</Translate>},
    {
      value: 'machine',
      label: (
        <Translate id="sandbox.place.machine" values={{address: <code>{machine}</code>}}>
          {'The one on your machine, at {address}'}
        </Translate>
      ),
    },
  ];
  return (
    <Section id="place" heading={<Translate id="sandbox.place.heading">Which sandbox responds</Translate>}>
      <p>
        <Translate id="sandbox.place.text" values={{address: <code>{machine}</code>}}>
          {
            'Samples name {address}, where programs reach a sandbox on your machine. The sandbox in this browser responds to what this site itself sends there.'
          }
        </Translate>
      </p>
      <fieldset className={styles.choices}>
        <legend>
          <Translate id="sandbox.place.legend">This site asks</Translate>
        </legend>
        {choices.map(({value, label}) => (
          <label key={value}>
            <input
              type="radio"
              name="place"
              value={value}
              checked={(place ?? '') === value}
              onChange={() => {
                if (value === '') slot.del();
                else slot.set(value);
              }}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
    </Section>
  );
}
