import type {Log} from '../../base/log';
import {jsonReply} from '../../http/jsonReply';
import type {Reply, RequestHead, Route} from '../../http/route';
import {identityPoolOperations} from '../identity-pool/identityPoolOperations';
import {userPoolOperations} from '../operations/userPoolOperations';
import type {Dependencies} from '../dependencies/dependencies';
import {BODY_LIMIT, cognitoErrorReply, outputReply} from './replies';
import {type Service, createService} from './service';
import type {Throttling} from './throttling';

export interface IdentityRoutesOptions {
  readonly dependencies: Dependencies;
  readonly throttling: Throttling;
  readonly log: Log;
}

/** Both pools as HTTP, under `/identity`. CORS, and which headers it exposes, is the server's. */
export function identityRoutes({dependencies, throttling, log}: IdentityRoutesOptions): Route[] {
  const {ids, clock, pool, signingKeys} = dependencies;
  const userPool = createService('AWSCognitoIdentityProviderService', userPoolOperations, {
    dependencies,
    throttling,
  });
  const identityPool = createService('AWSCognitoIdentityService', identityPoolOperations, {
    dependencies,
    throttling,
  });
  const serviceHeaders = () => ({
    'x-amzn-requestid': ids.uuid(),
    // The SDK sets its clock by this header, so it must be the clock that signatures are checked by.
    date: clock.now().toUTCString(),
  });

  /** @param respond - is given the body as it came: the signature covers its bytes, whatever the content type says */
  const route = (
    method: string,
    path: string,
    respond: (head: RequestHead, body: Uint8Array) => Reply | Promise<Reply>,
  ): Route => {
    return {
      method,
      path: `/identity${path}`,
      take: (head) => {
        const headers = serviceHeaders();
        return {
          mostBytes: BODY_LIMIT,
          respond: async (body) => {
            const reply = await Promise.resolve()
              .then(() => respond(head, body))
              .catch((error: unknown) => cognitoErrorReply(error, head, log));
            return {...reply, headers: {...headers, ...reply.headers}};
          },
        };
      },
      fail: (thrown, head) => {
        const reply = cognitoErrorReply(thrown, head, log);
        return {...reply, headers: {...serviceHeaders(), ...reply.headers}};
      },
    };
  };
  const service = (path: string, run: Service): Route[] =>
    ['', '/{+rest}'].map((end) =>
      route('POST', `${path}${end}`, async (head, body) => outputReply(await run({...head, body}))),
    );
  return [
    ...service('/user-pool', userPool),
    ...service('/identity-pool', identityPool),
    route('GET', `/${pool.userPoolId}/.well-known/jwks.json`, async () =>
      jsonReply(200, {keys: (await signingKeys.all()).map(({published}) => published)}),
    ),
  ];
}
