import type {QgcPlan} from '../../../../store/flights/flightPlan';
import type {components} from '../../../../contract/generated/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** An item of a mission, but for the simple items of old files: see `modernItem`. */
export type QgcItem = Exclude<Schema<'QgcMissionItem'>, QgcCoordinateItem>;
export type QgcSimpleItem = Schema<'QgcSimpleItem'>;
type QgcCoordinateItem = Schema<'QgcCoordinateItem'>;
export type QgcSurvey = Schema<'QgcSurvey'> | Schema<'QgcSurveyV3'>;
export type QgcCorridorScan = Schema<'QgcCorridorScan'>;
export type QgcStructureScan = Schema<'QgcStructureScan'>;
export type QgcTransects = Schema<'QgcTransects'>;
export type QgcCameraCalc = Schema<'QgcCameraCalc'>;

/**
 * An item of a file as it is written today: of the simple items of old files the position stands beside the parameters,
 * not among them.
 */
export function modernItem(item: QgcPlan['mission']['items'][number]): QgcItem {
  if (!isCoordinateItem(item)) return item;
  const {coordinate, params, ...rest} = item;
  return {...rest, params: [...params, ...coordinate]};
}

const isCoordinateItem = (item: QgcPlan['mission']['items'][number]): item is QgcCoordinateItem =>
  item.type === 'SimpleItem' && item.params.length === 4;

// `complexItemType` of the other items is any text, so TypeScript cannot tell the kinds apart by itself.
export const isSimple = (item: QgcItem): item is QgcSimpleItem => item.type === 'SimpleItem';
export const isSurvey = (item: QgcItem): item is QgcSurvey =>
  item.type === 'ComplexItem' && item.complexItemType === 'survey';
export const isCorridor = (item: QgcItem): item is QgcCorridorScan =>
  item.type === 'ComplexItem' && item.complexItemType === 'CorridorScan';
export const isStructure = (item: QgcItem): item is QgcStructureScan =>
  item.type === 'ComplexItem' && item.complexItemType === 'StructureScan';
