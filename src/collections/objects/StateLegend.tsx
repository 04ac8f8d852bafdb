import Translate from '@docusaurus/Translate';
import {ownValue} from '@site/src/base/ownValue';
import {LegendList, type LegendEntry} from '@site/src/components/legend/LegendList';
import {DOT, silhouettes, states} from '@site/src/map/stage/silhouettes';
import {Icon} from '../icons/Icon';
import {iconNames} from '../icons/icons';
import {troubleShapes, type Trouble} from '@site/src/map/base/troubleShapes';
import {iconOf} from './iconOf';
import type {Item, ObjectState} from './items';
import {TroubleMark, troubleName} from './TroubleMark';
import styles from './stateLegend.module.css';

interface Props {
  /** What the map shows. */
  readonly items: readonly Item[];
  /** What else there is on the map. */
  readonly others?: readonly LegendEntry[];
  /** What is marked as wrong with them, besides that they are silent. */
  readonly troubles?: readonly Trouble[];
}

/** What the marks of objects mean: what they do, and what they are. */
export function StateLegend({items, others = [], troubles = []}: Props) {
  const names = iconNames();
  const icons = [...new Set(items.map(({object, collection}) => iconOf(object, collection)))].sort();
  const [first = ''] = icons;
  return (
    <LegendList
      entries={[
        {
          mark: <StateMark state="moving" icon={first} />,
          text: <Translate id="legend.objects.moving">moving: the arrow points ahead</Translate>,
        },
        {
          mark: <StateMark state="idle" icon={first} />,
          text: <Translate id="legend.objects.idle">idle: reporting, not moving</Translate>,
        },
        {
          mark: <StateMark state="silent" icon={first} />,
          text: <Translate id="legend.objects.silent">silent: three reports missed</Translate>,
        },
        ...troubles
          .filter((trouble) => trouble !== 'silent')
          .map((trouble) => ({
            mark: <TroubleMark trouble={trouble} isNamed />,
            text: troubleName(trouble),
          })),
        ...icons.map((icon) => ({
          mark: <Icon icon={icon} />,
          text: ownValue(names, icon)?.toLocaleLowerCase() ?? <OtherText />,
        })),
        ...others,
      ]}
    />
  );
}

function OtherText() {
  return <Translate id="legend.objects.other">of another kind</Translate>;
}

interface MarkProps {
  readonly state: ObjectState;
  readonly icon: string;
}

function StateMark({state, icon}: MarkProps) {
  return (
    <svg className={styles.mark} data-state={state} viewBox="0 0 32 32" aria-hidden="true">
      <path d={ownValue(states, state)} />
      <path transform="translate(8 8)" d={ownValue(silhouettes, icon) ?? DOT} />
      {state === 'silent' && (
        <path className={styles.badge} transform="translate(20 -1) scale(.75)" d={troubleShapes.silent} />
      )}
    </svg>
  );
}
