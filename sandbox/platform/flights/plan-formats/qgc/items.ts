import type {components} from '../../../../contract/generated/contract';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type QgcItem = Schema<'QgcMissionItem'>;
export type QgcSimpleItem = Schema<'QgcSimpleItem'>;
export type QgcSurvey = Schema<'QgcSurvey'> | Schema<'QgcSurveyV3'>;
export type QgcCorridorScan = Schema<'QgcCorridorScan'>;
export type QgcStructureScan = Schema<'QgcStructureScan'>;
export type QgcTransects = Schema<'QgcTransects'>;
export type QgcCameraCalc = Schema<'QgcCameraCalc'>;

// `complexItemType` of the other items is any text, so TypeScript cannot tell the kinds apart by itself.
export const isSimple = (item: QgcItem): item is QgcSimpleItem => item.type === 'SimpleItem';
export const isSurvey = (item: QgcItem): item is QgcSurvey =>
  item.type === 'ComplexItem' && item.complexItemType === 'survey';
export const isCorridor = (item: QgcItem): item is QgcCorridorScan =>
  item.type === 'ComplexItem' && item.complexItemType === 'CorridorScan';
export const isStructure = (item: QgcItem): item is QgcStructureScan =>
  item.type === 'ComplexItem' && item.complexItemType === 'StructureScan';
