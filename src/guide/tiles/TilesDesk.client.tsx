import {translate} from '@docusaurus/Translate';
import operation from '@site/.generated/reference/operations/get-forecast-tile.json';
import {CredentialChooser} from '@site/src/try-it/credentials/CredentialChooser';
import {useCredential} from '@site/src/try-it/credentials/useCredential';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {ServerChooser} from '@site/src/try-it/server/ServerChooser';
import {useGuideServer} from '@site/src/try-it/server/useServer';
import {LazyMap} from '@site/src/map';
import {useEffect, useMemo, useRef, useState} from 'react';
import {Legend} from './Legend';
import {PlaceReading} from './PlaceReading';
import {TileControls} from './TileControls';
import styles from './tiles.module.css';
import {firstQuestion, tileLayers} from './tileLayers';
import {useReading} from './useReading';

/** Where the story of the guides plays: the Ridge Creek Fire, Bend and Sisters. */
const view = {center: [-121.5, 44.2], zoom: 6.5} as const;
const secured = operation as unknown as Pick<OperationDocument, 'security' | 'securitySchemes'>;

/** The live map: what to paint, the map with its legend, and the value at a position. */
export default function TilesDesk() {
  const {server, servers, chooseServer} = useGuideServer();
  const credential = useCredential(secured, server);
  const [question, setQuestion] = useState(firstQuestion);
  const [failed, setFailed] = useState<{readonly layers: unknown; readonly status: number}>();

  const {header} = credential;
  const headers = useMemo(
    () => async () => {
      const found = await header();
      return found ? {[found.name]: found.value} : {};
    },
    [header],
  );
  const tileHeaders = useMemo(() => ({base: server.url, headers}), [server.url, headers]);
  // Another key or server, and the tiles are asked for anew: that is why the headers stand among the reasons.
  const layers = useMemo(() => tileLayers(tileHeaders.base, question), [tileHeaders, question]);
  const trouble = failed?.layers === layers ? failed.status : undefined;
  const {reading, read} = useReading(tileHeaders, question);

  // The button that opened it is gone, and the keyboard would begin at the top of the page again.
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => desk.current?.querySelector('select')?.focus(), []);

  return (
    <div ref={desk} className={styles.desk}>
      <div className={styles.settings}>
        <ServerChooser server={server} servers={servers} chooseServer={chooseServer} />
        <CredentialChooser credential={credential} />
        <TileControls question={question} change={setQuestion} />
      </div>
      <LazyMap
        label={translate({id: 'guide.tiles.map', message: 'Live map of tiles'})}
        size="large"
        view={view}
        layers={layers}
        tileHeaders={tileHeaders}
        onPick={read}
        onTileError={(status) => setFailed({layers, status})}
        summary={
          <>
            <Legend question={question} />
            <PlaceReading reading={reading} trouble={trouble} />
          </>
        }
      />
    </div>
  );
}
