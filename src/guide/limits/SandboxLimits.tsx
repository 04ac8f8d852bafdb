import Translate, {translate} from '@docusaurus/Translate';
import {groupDigits} from '@site/src/components/figures/groupDigits';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {guideFacts} from '../facts';
import {sizeText} from './limitText';

/** The limits that the sandbox has of its own, from its own settings. */
export function SandboxLimits() {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="guide.limits.most">Limit</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.limits.what">Applies to</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.limits.status">If exceeded</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows().map(([most, what, beyond]) => (
          <tr key={what}>
            <td>{most}</td>
            <td>{what}</td>
            <td>{beyond}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function rows(): [most: string, what: string, beyond: string][] {
  const {limits} = guideFacts.sandbox;
  const seconds = (count: number) => translate({id: 'guide.limits.seconds', message: '{count} s'}, {count});
  const closed = translate({id: 'guide.limits.closed', message: 'the connection is closed'});
  return [
    [
      sizeText(limits.urlAndHeadersBytes),
      translate({id: 'guide.limits.headerBytes', message: 'URL and headers together'}),
      '431',
    ],
    [
      seconds(limits.headersSeconds),
      translate({id: 'guide.limits.headerTime', message: 'until the headers have arrived'}),
      '408',
    ],
    [
      seconds(limits.requestSeconds),
      translate({id: 'guide.limits.requestTime', message: 'until the whole request has arrived'}),
      '408',
    ],
    [
      seconds(limits.idleSeconds),
      translate({id: 'guide.limits.idle', message: 'without any data on a connection'}),
      closed,
    ],
    [
      groupDigits(limits.jsonLevels),
      translate({id: 'guide.limits.levels', message: 'levels of nesting in a body'}),
      '400',
    ],
    [
      groupDigits(limits.jsonValues),
      translate({id: 'guide.limits.values', message: 'values in a body'}),
      '400',
    ],
    [
      groupDigits(limits.jsonMembers),
      translate({id: 'guide.limits.members', message: 'members of one object in a body'}),
      '400',
    ],
    [
      groupDigits(limits.planLines),
      translate({id: 'guide.limits.planLines', message: 'lines on the path of a flight plan'}),
      '400',
    ],
    [
      `${groupDigits(limits.planKilometres)} km`,
      translate({id: 'guide.limits.planLength', message: 'length of the path of a flight plan'}),
      '400',
    ],
  ];
}
