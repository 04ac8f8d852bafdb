import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {DataCell, HeaderCell} from './AlignedCell';

test('the alignment of a column is a class, and no inline style', () => {
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <HeaderCell style={{textAlign: 'right'}}>Speed</HeaderCell>
          <DataCell style={{textAlign: 'center'}}>9</DataCell>
          <DataCell>m/s</DataCell>
        </tr>
      </tbody>
    </table>,
  );
  expect(html).not.toContain('style=');
  expect(html).toMatch(/<th class="[^"]*right[^"]*">Speed<\/th><td class="[^"]*center[^"]*">9<\/td><td>m\/s/);
});
