import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import {LazyJsonEditor} from '@site/src/try-it/editor/LazyJsonEditor';
import {converterExample, sampleBody} from './converterExample';
import {door} from './doors';
import {Section} from './Section';
import styles from './sandboxPage.module.css';
import {useDoor} from './useDoor';

/** What came of a body that was sent to a webhook. */
interface Delivery {
  readonly received?: string;
  readonly error?: string;
}

/** Code of the reader's that responds in place of webhooks. The editor is downloaded when it is opened. */
export function ConverterSection() {
  const {value, failure, isBusy, act} = useDoor<{code: string | null}>('/sandbox/converter');
  const key = useSiteSettings().api.servers.find(({inPage}) => inPage)?.demoKey;
  const [text, setText] = useState<string>();
  const [delivery, setDelivery] = useState<Delivery>();
  const save = (code: string | null) => door('PUT', '/sandbox/converter', {code});
  const attempt = async () => {
    await save(text ?? null);
    const response = await door('POST', '/sandbox/webhooks', sampleBody, key ? {'x-api-key': key} : {});
    setDelivery((await response.json()) as Delivery);
  };
  const remove = () => {
    setText(undefined);
    setDelivery(undefined);
    return save(null);
  };
  const label = translate({id: 'sandbox.converter.code', message: 'Code of the converter'});
  return (
    <Section
      id="converter"
      heading={<Translate id="sandbox.converter.heading">Webhooks</Translate>}
      failure={failure}
    >
      <p>
        <Translate id="sandbox.converter.text">
          This sandbox can call no address. Instead, JavaScript that you write here converts what is sent to
          webhooks, in a worker that reaches neither this page nor what it stores. The code is stored in this
          browser and is not part of a link to a state.
        </Translate>
      </p>
      {value && text === undefined && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => setText(value.code ?? converterExample)}
        >
          {value.code === null ? (
            <Translate id="sandbox.converter.write">Write a converter</Translate>
          ) : (
            <Translate id="sandbox.converter.edit">Edit your converter</Translate>
          )}
        </button>
      )}
      {text !== undefined && (
        <>
          <LazyJsonEditor text={text} label={label} isPlain onChange={setText} />
          <div className={styles.actions}>
            <button
              type="button"
              className="button button--primary"
              disabled={isBusy}
              onClick={() => act(attempt)}
            >
              <Translate id="sandbox.converter.try">Save and try it</Translate>
            </button>
            <button
              type="button"
              className="button button--secondary"
              disabled={isBusy}
              onClick={() => act(remove)}
            >
              <Translate id="sandbox.converter.remove">Remove</Translate>
            </button>
          </div>
        </>
      )}
      <div role="status">
        {delivery?.error !== undefined && (
          <p>
            {translate(
              {id: 'sandbox.converter.error', message: 'The converter {error}.'},
              delivery as {error: string},
            )}
          </p>
        )}
        {delivery?.received !== undefined && (
          <>
            <p>
              <Translate id="sandbox.converter.converted">A list of points was sent. It became:</Translate>
            </p>
            <pre tabIndex={0}>{delivery.received}</pre>
          </>
        )}
      </div>
    </Section>
  );
}
