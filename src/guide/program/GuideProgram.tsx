import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import {CodeTabs, type CodeTab} from '@site/src/code/samples/CodeTabs';
import styles from './program.module.css';

interface Props {
  /** One for each language that the program is written in. */
  readonly tabs: readonly CodeTab[];
  /** What it printed when the page was last checked. */
  readonly output: string;
}

/** A program of more than one call, in several languages, and what it prints. */
export function GuideProgram({tabs, output}: Props) {
  return (
    <div className={styles.program} data-search="messages">
      <CodeTabs tabs={tabs} name={programIn} />
      <p className={styles.output}>
        <Translate id="guide.program.output" description="Heading of what a program prints">
          Output
        </Translate>
      </p>
      <Code
        text={output}
        label={translate({id: 'guide.program.output.label', message: 'Output of the program'})}
      />
    </div>
  );
}

function programIn(language: string): string {
  return translate(
    {id: 'guide.program.label', message: 'Program in {language}', description: 'Names the code of a program'},
    {language},
  );
}
