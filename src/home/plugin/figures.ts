import {ownValue} from '../../base/ownValue';
import type {HomeFacts} from '../contract/homeFacts';
import type {OperationDocument, Schema} from '../../openapi/document/types';
import type {Examples} from './examples';

/** The figures in sentences of the home page, made so that they change with the contract. */
export function figures(examples: Examples): HomeFacts['figures'] {
  const tile = examples.operation('getForecastTile');
  const report = examples.operation('createObjects');
  const colorMap = tile.parameters.find(({name}) => name === 'colorMap')?.schema;
  const batch = report.requestBody?.content['application/json']?.schema;
  return {
    colorMaps: found(named(tile, colorMap)?.enum?.length, 'colour maps of getForecastTile'),
    reportsPerCall: found(named(report, batch)?.maxItems, 'largest batch of createObjects'),
  };
}

function named({schemas}: OperationDocument, schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? schema : ownValue(schemas, name);
}

function found(figure: number | undefined, what: string): number {
  if (figure === undefined) throw new Error(`The home page tells the ${what}, which the contract does not.`);
  return figure;
}
