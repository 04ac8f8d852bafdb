import {translate} from '@docusaurus/Translate';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {describeUserPoolError} from '../../userPool/describeUserPoolError';

interface Props {
  readonly group: string;
  readonly leave: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before administrators leave a group themselves: it signs them out. */
export function LeaveOwnGroup({group, leave, onClose}: Props) {
  const {title, action, text} = group === adminGroup ? adminWords() : groupWords(group);
  return (
    <Confirm
      title={title}
      action={action}
      onClose={onClose}
      onConfirm={leave}
      describe={describeUserPoolError}
    >
      {text}
    </Confirm>
  );
}

const adminWords = () => ({
  title: translate({id: 'admin.users.leaveAdminTitle', message: 'Stop administering this portal?'}),
  action: translate({id: 'admin.users.leaveAdminAction', message: 'Give up administrator access'}),
  text: translate({
    id: 'admin.users.leaveAdminText',
    message: 'You will be signed out, and only another administrator can restore your access.',
  }),
});

const groupWords = (group: string) => ({
  title: translate({id: 'admin.users.leaveOwnTitle', message: 'Leave {group} yourself?'}, {group}),
  action: translate({id: 'admin.users.leaveOwnAction', message: 'Leave {group}'}, {group}),
  text: translate({
    id: 'admin.users.leaveOwnText',
    message: 'You will be signed out everywhere. You can put yourself back into the group afterwards.',
  }),
});
