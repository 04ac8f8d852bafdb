import {areaColours} from '@site/src/map/base/dataColours';

const {extremeAlert, severeAlert, moderateAlert, minorAlert} = areaColours;

/** The colours of severities 1 to 4, the graver the further from the ground; an unknown severity looks like a minor one. */
export const severityColours = [extremeAlert, severeAlert, moderateAlert, minorAlert] as const;
