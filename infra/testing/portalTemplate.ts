import {cloudFrontHeaders} from '../../scripts/headers/hosts/cloudFront';
import {contractFiles} from '../../scripts/contract/files';
import {responseHeaders} from '../../scripts/headers/responseHeaders';
import {sandboxWorker} from '../../scripts/headers/workerPolicy';
import {loadSiteConfig} from '../../src/site/config/loadSiteConfig';
import type {SiteConfig} from '../../src/site/types';
import {findFunction} from '../checks/references';
import {readPlatformScopes} from '../platformScopes';
import {createTemplate} from '../template';
import type {Resource, Template, Value} from '../types';

export const site = await loadSiteConfig(process.cwd());

export const scopes = readPlatformScopes(contractFiles.json);

/**
 * The template of a site, with the headers of a build.
 * @param scripts - the inline scripts of its pages, which the policy names.
 */
export const templateOf = (of: SiteConfig, scripts: readonly string[] = []): Template =>
  createTemplate(of, scopes, cloudFrontHeaders(responseHeaders(of, scripts)), sandboxWorker);

/** The template of this portal. */
export const template = templateOf(site);

export function resourcesOf(type: string): Resource[] {
  return Object.values(template.Resources).filter(({Type}) => Type === type);
}

export function propertiesOf(id: string): Readonly<Record<string, Value>> {
  return template.Resources[id]?.Properties ?? {};
}

/**
 * A value as a stack makes it.
 * @param names - what `Ref` and `Fn::GetAtt` give, by `UserPool` and `UserPool.Arn`.
 * @throws Error for a name that is not among them.
 */
export function resolve(value: Value, names: Readonly<Record<string, string>>): Value {
  const textOf = (name: string) => {
    const text = names[name];
    if (text === undefined) throw new Error(`${name} stands for nothing.`);
    return text;
  };
  const [name, argument] = findFunction(value) ?? [];
  if (name === 'Ref') return textOf(argument as string);
  if (name === 'Fn::GetAtt') return textOf((argument as string[]).join('.'));
  if (name === 'Fn::Sub')
    return (argument as string).replaceAll(/\$\{([^}]+)\}/g, (_, reference: string) => textOf(reference));
  if (Array.isArray(value)) return value.map((item: Value) => resolve(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, names)]));
}
