import {siteGroups} from '../../base/generated/groups';
import type {Log} from '../../base/log';
import {forbidden, notFound} from '../../http/apiError';
import {readBody} from '../../http/body/readBody';
import {errorReply} from '../../http/errorReply';
import {jsonReply} from '../../http/jsonReply';
import type {Authenticate} from '../../http/operations/authenticate';
import type {Route} from '../../http/route';
import type {Feedback} from '../../store/feedback';
import {parseOpinion} from './parseOpinion';

export interface FeedbackOptions {
  readonly feedback: Feedback;
  /** By a token that signing out everywhere ends. */
  readonly authenticate: Authenticate;
  readonly log: Log;
}

const PATH = '/sandbox/feedback';

/** No opinion is longer. */
const MOST_BYTES = 16 * 1024;

/** What a portal's `feedback.endpoint` must be: anybody sends an opinion, administrators list and delete them. */
export function feedbackRoutes({feedback, authenticate, log}: FeedbackOptions): Route[] {
  const fail: Route['fail'] = (thrown, head) => errorReply(thrown, head, log);

  const adminRoute = (
    method: string,
    path: string,
    respond: (parameters: Readonly<Record<string, string>>) => ReturnType<typeof jsonReply>,
  ): Route => ({
    method,
    path,
    take: async ({headers}, parameters) => {
      const {groups} = (await authenticate(['bearer'], headers)).account;
      if (!groups.includes(siteGroups.developerAdmins)) throw forbidden();
      return {mostBytes: 0, respond: () => respond(parameters)};
    },
    fail,
  });

  return [
    {
      method: 'POST',
      path: PATH,
      take: (head) => ({
        mostBytes: MOST_BYTES,
        respond: (bytes) => jsonReply(201, feedback.add(parseOpinion(readBody(head, bytes)))),
      }),
      fail,
    },
    adminRoute('GET', PATH, () => jsonReply(200, feedback.list())),
    adminRoute('DELETE', `${PATH}/{id}`, ({id}) => {
      if (!feedback.remove(Number(id))) throw notFound();
      return jsonReply(204, undefined);
    }),
  ];
}
