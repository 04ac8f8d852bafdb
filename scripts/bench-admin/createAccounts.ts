import {AdminAddUserToGroupCommand, AdminCreateUserCommand} from '@aws-sdk/client-cognito-identity-provider';
import {userPoolAs} from '../lib/userPoolAs';

const POOL = 'us-west-2_Sandbox01';
const AT_ONCE = 8;
/** One in so many accounts is in the group of the crews. */
const CREW = 20;

/** Fills the user pool with so many accounts, through the same operation as an invitation but without the mail. */
export async function createAccounts(api: string, count: number): Promise<void> {
  const admin = await userPoolAs('admin@example.com', api);
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) {
      const email = `bench-${String(number).padStart(5, '0')}@example.com`;
      const {User} = await admin.send(
        new AdminCreateUserCommand({
          UserPoolId: POOL,
          Username: email,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            {Name: 'email', Value: email},
            {Name: 'name', Value: `Bench ${number % 100} Person ${number}`},
          ],
        }),
      );
      if (number % CREW === 0)
        await admin.send(
          new AdminAddUserToGroupCommand({
            UserPoolId: POOL,
            Username: User?.Username,
            GroupName: 'dashboard-flights',
          }),
        );
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}
