import {translate} from '@docusaurus/Translate';
import {Box} from './Box';
import {Diagram, WIDTH} from './Diagram';
import styles from './diagram.module.css';
import {Words} from './Words';

const MIDDLE = WIDTH / 2;
const formats = ['uxv', 'geojson', 'qgc'];
const columns = [4, 90, 176];

/** A plan's life: posted in one of the formats, stored once, asked, read in any format, deleted. */
export function PlanLife() {
  return (
    <Diagram
      height={476}
      title={translate({id: 'guide.plan.title', message: 'The life of a plan'})}
      desc={translate({
        id: 'guide.plan.desc',
        message:
          'You post a plan as UxV, GeoJSON or QGC, or in a format of your own, which your webhook converts. The platform checks it and stores version 1. The same id again replaces the plan and makes the next version. You can ask for restrictions, forecast and alerts on its path, and read it in any of the three formats. Once deleted, it is gone for good.',
      })}
    >
      {formats.map((format, index) => (
        <Box key={format} x={columns[index] ?? 0} y={2} width={78} height={32}>
          {format}
        </Box>
      ))}
      <Box x={262} y={2} width={74} height={32}>
        {translate({id: 'guide.plan.own', message: 'your own'})}
      </Box>
      <path className={styles.line} d="M299 34V58" markerEnd="url(#guide-arrow)" />
      <Box x={252} y={60} width={84} height={32}>
        {translate({id: 'guide.plan.webhook', message: 'webhook'})}
      </Box>
      <path className={styles.line} d="M299 92V108H43V34M129 34V108M215 34V108" />
      <path className={styles.line} d={`M${MIDDLE} 108V138`} markerEnd="url(#guide-arrow)" />
      <Words x={MIDDLE - 10} y={128} anchor="end">
        {translate({id: 'guide.plan.post', message: 'you post it'})}
      </Words>
      <Box x={50} y={140} width={240} height={50} variant="accent" columns={26}>
        {translate({id: 'guide.plan.stored', message: 'checked, then stored once: version 1'})}
      </Box>
      <path className={styles.line} d="M290 154H326V178H294" markerEnd="url(#guide-arrow)" />
      <Words x={336} y={208} anchor="end">
        {translate({id: 'guide.plan.again', message: 'same id again: next version'})}
      </Words>
      <path className={styles.line} d="M90 190V250" markerEnd="url(#guide-arrow)" />
      <path className={styles.line} d="M110 190V226H250V250" markerEnd="url(#guide-arrow)" />
      <Box x={4} y={252} width={160} height={84} columns={20}>
        {translate({
          id: 'guide.plan.ask',
          message: 'you ask: restrictions, forecast and alerts on its path',
        })}
      </Box>
      <Box x={176} y={252} width={160} height={84} columns={16}>
        {translate({id: 'guide.plan.read', message: 'you read: the plan in any of the three formats'})}
      </Box>
      <path
        className={styles.line}
        d={`M84 336V366H${MIDDLE}M256 336V366H${MIDDLE}V396`}
        markerEnd="url(#guide-arrow)"
      />
      <rect className={styles.gone} x={50} y={398} width={240} height={50} rx="3" />
      <Words x={MIDDLE} y={418} columns={24}>
        {translate({id: 'guide.plan.deleted', message: 'deleted in every format, for good'})}
      </Words>
    </Diagram>
  );
}
