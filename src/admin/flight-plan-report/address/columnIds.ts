/** The columns of the report, in their order. The name is always shown. */
export const columnIds = [
  ...(['name', 'conflicts', 'collection', 'received', 'version', 'createdBy', 'updatedBy'] as const),
  ...(['length', 'duration', 'highest', 'waypoints', 'surveys', 'fences', 'rallyPoints'] as const),
] as const;

export type ColumnId = (typeof columnIds)[number];
