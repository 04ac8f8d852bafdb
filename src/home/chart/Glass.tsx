import type {ChartFacts} from '../contract/homeFacts';
import styles from './chart.module.css';
import {glass, glassSheet, sheet} from './sheet';

/** The drone's survey under a glass, tied to the point that it stands for. */
export function Glass({survey, drone, fire}: Pick<ChartFacts, 'survey' | 'drone' | 'fire'>) {
  const {centre, radius, focus} = glass;
  const focused = sheet.project(focus);
  const legs = glassSheet.path(survey.legs);
  const launch = glassSheet.project(survey.launch);
  const at = glassSheet.project(drone.position);
  return (
    <>
      <circle className={styles.glassSpot} cx={focused.x} cy={focused.y} r="12" />
      <path
        className={styles.glassTie}
        d={`M${focused.x - 11} ${focused.y + 5}L${centre.x - radius * 0.86} ${centre.y - radius * 0.51}M${focused.x + 11} ${focused.y + 5}L${centre.x + radius * 0.86} ${centre.y - radius * 0.51}`}
      />
      <g transform={`translate(${centre.x - radius} ${centre.y - radius})`}>
        <clipPath id="chart-glass">
          <circle cx={radius} cy={radius} r={radius} />
        </clipPath>
        <circle className={styles.glass} cx={radius} cy={radius} r={radius} />
        <g clipPath="url(#chart-glass)">
          <path className={styles.fireGround} d={glassSheet.path(fire.ring, true)} />
          <path className={styles.surveyArea} d={glassSheet.path(survey.area, true)} />
          <path className={styles.legs} d={legs} />
          <circle className={styles.town} cx={launch.x} cy={launch.y} r="4" />
          <path className={styles.flight} d={`M${launch.x} ${launch.y}L${at.x} ${at.y}`} />
          <g transform={`translate(${at.x} ${at.y})`}>
            <circle className={styles.pulse} r="8" />
            <path className={styles.drone} d="M-6-6L6 6M6-6L-6 6" />
            <circle className={styles.droneBody} r="3.5" />
          </g>
          <circle className={styles.flyer} r="3.5">
            <animateMotion path={legs} dur="26s" repeatCount="indefinite" />
          </circle>
        </g>
        <circle className={styles.glassRim} cx={radius} cy={radius} r={radius} />
      </g>
    </>
  );
}
