import {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {CodeTabs} from './CodeTabs';
import type {Language, SampleInput} from './types';

interface Props {
  readonly input: SampleInput;
  readonly languages: readonly Language[];
}

/** A request as code in several languages. */
export function Samples({input, languages}: Props) {
  const tabs = useMemo(
    () => languages.map(({id, label, print}) => ({id, label, text: print(input)})),
    [input, languages],
  );
  return <CodeTabs tabs={tabs} name={requestIn} />;
}

function requestIn(language: string): string {
  return translate(
    {id: 'code.samples.label', message: 'Request in {language}', description: 'Names a code sample'},
    {language},
  );
}
