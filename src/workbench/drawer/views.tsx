import {translate} from '@docusaurus/Translate';
import type {ComponentType} from 'react';
import {AccountCalls} from '../account/AccountCalls';
import {TabCalls} from '../tab/TabCalls';
import {FaultsPanel} from '../faults/FaultsPanel';
import {TrafficPanel} from '../traffic/TrafficPanel';
import {WebhooksPanel} from '../webhooks/WebhooksPanel';

/** One thing that the workbench shows. */
export interface View {
  readonly id: string;
  readonly title: () => string;
  readonly Part: ComponentType;
}

export const views: readonly View[] = [
  {
    id: 'tab',
    title: () => translate({id: 'workbench.view.tab', message: 'This tab'}),
    Part: TabCalls,
  },
  {
    id: 'account',
    title: () => translate({id: 'workbench.view.account', message: 'Account'}),
    Part: AccountCalls,
  },
  {
    id: 'traffic',
    title: () => translate({id: 'workbench.view.traffic', message: 'Check traffic'}),
    Part: TrafficPanel,
  },
  {
    id: 'faults',
    title: () => translate({id: 'workbench.view.faults', message: 'Failures'}),
    Part: FaultsPanel,
  },
  {
    id: 'webhooks',
    title: () => translate({id: 'workbench.view.webhooks', message: 'Webhooks'}),
    Part: WebhooksPanel,
  },
];
