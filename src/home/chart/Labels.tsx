import type {ChartFacts} from '../contract/homeFacts';
import styles from './chart.module.css';
import {glass, sheet} from './sheet';

interface Props {
  readonly chart: ChartFacts;
}

/** Names and values beside what they belong to. Ids and units are the contract's own, in every language. */
export function Labels({chart}: Props) {
  const {fire, restriction, alert, route, engine, drone, airspace} = chart;
  const engineAt = sheet.project(engine.position);
  const alertEdge = Math.max(...alert.ring.map((position) => sheet.project(position).x));
  const restrictedAt = sheet.project([-121.7535, 44.2805]);
  const windAt = sheet.project([-121.5345, 44.236]);
  const fireAt = sheet.project([-121.6205, 44.2505]);
  return (
    <g>
      <text className={styles.fireName} {...fireAt} textAnchor="middle">
        {fire.name}
      </text>
      <text className={styles.fireValue} x={fireAt.x} y={fireAt.y + 16} textAnchor="middle">
        {`${Math.round(fire.areaHectares)} ha · ${fire.contained} %`}
      </text>
      <text className={styles.restrictedName} x={restrictedAt.x} y={restrictedAt.y}>
        {restriction.id}
        <tspan x={restrictedAt.x} dy="1.15em">{`0–${restriction.ceilingMeters} m`}</tspan>
      </text>
      <text className={styles.alertName} transform={`translate(${alertEdge + 14} 20) rotate(90)`}>
        {`${alert.event} · ${alert.areaId}`}
      </text>
      <text className={styles.airspaceName} x={sheet.width - 8} y="150" textAnchor="end">
        {airspace.name.split(/ (?=Class)/).map((word, index) => (
          <tspan key={word} x={sheet.width - 8} dy={index === 0 ? 0 : 14}>
            {word}
          </tspan>
        ))}
      </text>
      <text className={styles.objectName} x={engineAt.x - 18} y={engineAt.y + 22} textAnchor="end">
        {engine.id}
        <tspan
          x={engineAt.x - 18}
          dy="1.15em"
          className={styles.value}
        >{`${engine.speed} m/s · ${engine.heading}°`}</tspan>
      </text>
      <text className={styles.windName} {...windAt}>
        {`wind ${Math.max(...route.wind)} m/s`}
        <tspan x={windAt.x} dy="1.15em" className={styles.value}>{`limit ${route.windLimit} m/s`}</tspan>
      </text>
      <text className={styles.objectName} x={glass.centre.x + glass.radius + 14} y={glass.centre.y - 14}>
        {drone.id}
        <tspan
          x={glass.centre.x + glass.radius + 14}
          dy="1.15em"
          className={styles.value}
        >{`${drone.speed} m/s · ${drone.heading}°`}</tspan>
        <tspan
          x={glass.centre.x + glass.radius + 14}
          dy="1.15em"
          className={styles.value}
        >{`${Math.round(drone.altitude)} m`}</tspan>
      </text>
    </g>
  );
}
