import Translate from '@docusaurus/Translate';
import {Moment} from '@site/src/components/moment/Moment';
import type {Named} from './findNamed';

interface Props {
  readonly named: Named;
}

/** What remains of a collection that is deleted, in numbers. */
export function NamedList({named: {objects, latest, routes, hasMoreRoutes, plans}}: Props) {
  const routeCount = hasMoreRoutes ? `${routes}+` : String(routes);
  return (
    <ul>
      <li>
        <Translate id="collections.deletion.objects" values={{objects}}>
          {'Objects: {objects}'}
        </Translate>
        {latest !== undefined && (
          <>
            {', '}
            <Translate id="collections.deletion.latest" values={{time: <Moment at={latest} />}}>
              {'the latest report {time}'}
            </Translate>
          </>
        )}
      </li>
      <li>
        <Translate id="collections.deletion.routes" values={{routes: routeCount}}>
          {'Routes: {routes}'}
        </Translate>
      </li>
      <li>
        <Translate id="collections.deletion.plans" values={{plans}}>
          {'Flight plans: {plans}'}
        </Translate>
      </li>
    </ul>
  );
}
