import type {Domain} from '../shared/handlers/domain';
import {createWebhook} from './createWebhook';
import {deleteWebhook} from './deleteWebhook';
import {getWebhook} from './getWebhook';
import {listWebhooks} from './listWebhooks';
import {seedWebhooks} from './seedWebhooks';

export const webhooks: Domain = {
  name: 'webhooks',
  handlers: [listWebhooks, createWebhook, getWebhook, deleteWebhook],
  seed: seedWebhooks,
};
