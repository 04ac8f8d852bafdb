import {translate} from '@docusaurus/Translate';
import {Box} from './Box';
import {Diagram} from './Diagram';
import styles from './diagram.module.css';
import {Words} from './Words';

const lanes = {vehicle: 46, platform: 170, reader: 294};
const BOTTOM = 372;

/** The journey of a report: from the vehicle into the platform, and out again to whoever asks. */
export function UploadSequence() {
  return (
    <Diagram
      height={BOTTOM}
      title={translate({id: 'guide.upload.title', message: 'The journey of a report'})}
      desc={translate({
        id: 'guide.upload.desc',
        message:
          'A vehicle posts an array of reports with its API key. The platform checks every report. It stores all of them, or none, and returns 201 with their number. Later, your program requests the latest location or the history, and receives it.',
      })}
    >
      {Object.values(lanes).map((x) => (
        <path key={x} className={styles.dashed} d={`M${x} 34V${BOTTOM}`} />
      ))}
      <Box x={lanes.vehicle - 42} y={2} width={84} height={32}>
        {translate({id: 'guide.upload.vehicle', message: 'Vehicle'})}
      </Box>
      <Box x={lanes.platform - 46} y={2} width={92} height={32} variant="accent">
        {translate({id: 'guide.upload.platform', message: 'Platform'})}
      </Box>
      <Box x={lanes.reader - 44} y={2} width={88} height={32}>
        {translate({id: 'guide.upload.program', message: 'Your map'})}
      </Box>
      <Message from={lanes.vehicle} to={lanes.platform} y={92}>
        {translate({id: 'guide.upload.post', message: 'POST reports, with the key'})}
      </Message>
      <rect x={lanes.platform - 76} y={108} width={152} height={46} rx="3" className={styles.accent} />
      <Words x={lanes.platform} y={127} columns={22}>
        {translate({id: 'guide.upload.check', message: 'checks each report, stores all or none'})}
      </Words>
      <Message from={lanes.platform} to={lanes.vehicle} y={196}>
        {translate({id: 'guide.upload.accepted', message: '201, accepted: 2'})}
      </Message>
      <Message from={lanes.reader} to={lanes.platform} y={254}>
        {translate({id: 'guide.upload.latest', message: 'GET latest location'})}
      </Message>
      <Message from={lanes.platform} to={lanes.reader} y={296}>
        {translate({id: 'guide.upload.objects', message: 'newest report'})}
      </Message>
      <Message from={lanes.reader} to={lanes.platform} y={338}>
        {translate({id: 'guide.upload.history', message: 'GET history'})}
      </Message>
      <Message from={lanes.platform} to={lanes.reader} y={366}>
        {translate({id: 'guide.upload.page', message: 'a page'})}
      </Message>
    </Diagram>
  );
}

interface Props {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly children: string;
}

/** An arrow between two lanes with its words above. @param y of the arrow */
function Message({from, to, y, children}: Props) {
  const lines = children.length > 16 ? 2 : 1;
  const inset = from < to ? 4 : -4;
  return (
    <>
      <Words x={(from + to) / 2} y={y - 8 - (lines - 1) * 16} columns={16}>
        {children}
      </Words>
      <path className={styles.line} d={`M${from + inset} ${y}H${to - inset}`} markerEnd="url(#guide-arrow)" />
    </>
  );
}
