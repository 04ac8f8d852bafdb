import {translate} from '@docusaurus/Translate';

/** What can be done to many accounts at once. */
export type BulkAction =
  | {readonly kind: 'join' | 'leave'; readonly group: string}
  | {readonly kind: 'disable' | 'enable' | 'invite'};

export type ActionKind = BulkAction['kind'];

export const actionKinds: readonly ActionKind[] = ['join', 'leave', 'disable', 'enable', 'invite'];

export const needsGroup = (kind: ActionKind): kind is 'join' | 'leave' => kind === 'join' || kind === 'leave';

/** The name of an action, as a choice. */
export function actionName(kind: ActionKind): string {
  switch (kind) {
    case 'join':
      return translate({id: 'admin.bulk.join', message: 'Add to a group'});
    case 'leave':
      return translate({id: 'admin.bulk.leave', message: 'Remove from a group'});
    case 'disable':
      return translate({id: 'admin.bulk.disable', message: 'Disable'});
    case 'enable':
      return translate({id: 'admin.bulk.enable', message: 'Enable'});
    case 'invite':
      return translate({id: 'admin.bulk.invite', message: 'Resend the invitation'});
  }
}

/** What is done, with the group, as a heading. */
export function actionTitle(action: BulkAction): string {
  switch (action.kind) {
    case 'join':
      return translate({id: 'admin.bulk.joinGroup', message: 'Add to {group}'}, {group: action.group});
    case 'leave':
      return translate({id: 'admin.bulk.leaveGroup', message: 'Remove from {group}'}, {group: action.group});
    case 'disable':
    case 'enable':
    case 'invite':
      return actionName(action.kind);
  }
}

/** What else the action brings with it; nothing where there is nothing more to say. */
export function actionNote(action: BulkAction, adminGroup: string): string | undefined {
  switch (action.kind) {
    case 'join':
      return action.group === adminGroup
        ? translate({
            id: 'admin.bulk.joinAdmins',
            message: 'These people will administer the portal, with all the rights that you have.',
          })
        : undefined;
    case 'leave':
      return translate({id: 'admin.bulk.leaveNote', message: 'They will be signed out everywhere.'});
    case 'disable':
      return translate({
        id: 'admin.bulk.disableNote',
        message: 'They will be signed out everywhere and cannot sign in until they are enabled again.',
      });
    case 'invite':
      return translate({
        id: 'admin.bulk.inviteNote',
        message: 'Each gets a mail with a new temporary password. The one sent before will stop working.',
      });
    case 'enable':
      return undefined;
  }
}
