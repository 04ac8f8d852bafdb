import type {SiteConfig} from '../../src/site/types';
import type {OpenApiDocument} from './document';

/** The part of the site configuration that the contract depends on. */
export type ProviderSettings = Pick<SiteConfig, 'apiDescription' | 'api' | 'support' | 'url'>;

/**
 * Lays the provider over the contract, which names none: its servers, whom to ask, and where
 * its documentation is. Changes nothing else.
 */
export function overlay(contract: OpenApiDocument, settings: ProviderSettings): OpenApiDocument {
  return {
    ...contract,
    info: {...contract.info, contact: {email: settings.support.email}},
    externalDocs: {url: settings.url},
    servers: settings.api.servers.map(({name, url}) => ({url, description: name})),
  };
}
