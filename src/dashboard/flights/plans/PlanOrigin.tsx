import {translate} from '@docusaurus/Translate';
import {Fact} from '@site/src/components/detail-card/DetailCard';
import {dataOf, type Schemas} from '@site/src/platform';
import {usePlatformQuery, type Question} from '../../shared/data/usePlatformQuery';

type Plan = Schemas['Plan'];

interface Props {
  readonly planId: string;
}

/** What the platform keeps of a stored plan beside its contents; files of ground stations have no place for it. */
export function PlanOrigin({planId}: Props) {
  const {data} = usePlatformQuery(originQuestion(planId));
  if (!data) return null;
  return (
    <>
      <Fact title={translate({id: 'dashboard.flights.version', message: 'Version'})}>{data.version}</Fact>
      <Fact title={translate({id: 'dashboard.flights.updatedBy', message: 'Stored by'})}>
        {data.updatedBy.name}
      </Fact>
    </>
  );
}

function originQuestion(planId: string): Question<Plan> {
  return {
    key: ['plan-origin', planId],
    everySeconds: 60,
    ask: async (client, signal) => {
      const params = {path: {planId}, query: {format: 'uxv' as const}};
      return dataOf(await client.GET('/flights/v2/plans/{planId}', {params, signal})) as Plan;
    },
  };
}
