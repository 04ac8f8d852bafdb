import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {useState} from 'react';
import {ConnectionContext, useNewConnection} from '../shared/data/connection';
import {createStageStore} from '../shared/stage/stageStore';
import {StageContext} from '../shared/stage/useStage';
import {ViewProvider} from '../shared/view/ViewProvider';
import {Frame} from './Frame';

/** The dashboard around its panels. What it has loaded goes with it, when somebody signs out or leaves the page. */
export default function Shell() {
  const connection = useNewConnection();
  const [queries] = useState(() => new QueryClient());
  const [stage] = useState(createStageStore);
  return (
    <ConnectionContext value={connection}>
      <QueryClientProvider client={queries}>
        <StageContext value={stage}>
          <ViewProvider>
            <Frame />
          </ViewProvider>
        </StageContext>
      </QueryClientProvider>
    </ConnectionContext>
  );
}
