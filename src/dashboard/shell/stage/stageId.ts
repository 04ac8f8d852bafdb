/** The id of the element around the dashboard's map. */
export const STAGE_ID = 'dashboard-map';
