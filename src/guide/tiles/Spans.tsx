import Translate from '@docusaurus/Translate';
import {spans, type WeatherType} from '@site/src/map/tiles/shown/legend';
import {ScrollTable} from '@site/src/components/scroll-table/ScrollTable';
import {weatherNames} from '@site/src/map/tiles/weatherNames';

/** What the first and the last colour stand for, by kind of weather. */
export function Spans() {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">
            <code>weatherType</code>
          </th>
          <th scope="col">
            <Translate id="guide.tiles.spans.shows">Shows</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.tiles.spans.first">First colour</Translate>
          </th>
          <th scope="col">
            <Translate id="guide.tiles.spans.last">Last colour</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(spans) as WeatherType[]).map((type) => (
          <tr key={type}>
            <th scope="row">
              <code>{type}</code>
            </th>
            <td>{weatherNames()[type]}</td>
            <td>{`${spans[type].from} ${spans[type].unit}`}</td>
            <td>{`${spans[type].to} ${spans[type].unit}`}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
