import {adminAddUserToGroup} from './adminAddUserToGroup';
import {adminCreateUser} from './adminCreateUser';
import {adminDeleteUser} from './adminDeleteUser';
import {adminDisableUser} from './adminDisableUser';
import {adminEnableUser} from './adminEnableUser';
import {adminGetUser} from './adminGetUser';
import {adminListGroupsForUser} from './adminListGroupsForUser';
import {adminRemoveUserFromGroup} from './adminRemoveUserFromGroup';
import {adminResetUserPassword} from './adminResetUserPassword';
import {adminSetUserMFAPreference} from './adminSetUserMFAPreference';
import {adminUpdateUserAttributes} from './adminUpdateUserAttributes';
import {adminUserGlobalSignOut} from './adminUserGlobalSignOut';
import {associateSoftwareToken} from './associateSoftwareToken';
import {changePassword} from './changePassword';
import {completeWebAuthnRegistration} from './completeWebAuthnRegistration';
import {confirmDevice} from './confirmDevice';
import {confirmForgotPassword} from './confirmForgotPassword';
import {confirmSignUp} from './confirmSignUp';
import {deleteWebAuthnCredential} from './deleteWebAuthnCredential';
import {describeUserPool} from './describeUserPool';
import {describeUserPoolClient} from './describeUserPoolClient';
import {forgotPassword} from './forgotPassword';
import {getTokensFromRefreshToken} from './getTokensFromRefreshToken';
import {getUser} from './getUser';
import {getUserAttributeVerificationCode} from './getUserAttributeVerificationCode';
import {getUserAuthFactors} from './getUserAuthFactors';
import {getUserPoolMfaConfig} from './getUserPoolMfaConfig';
import {globalSignOut} from './globalSignOut';
import {initiateAuth} from './initiateAuth';
import {listGroups} from './listGroups';
import {listUsers} from './listUsers';
import {listUsersInGroup} from './listUsersInGroup';
import {listWebAuthnCredentials} from './listWebAuthnCredentials';
import type {Operation} from './operation';
import {resendConfirmationCode} from './resendConfirmationCode';
import {respondToAuthChallenge} from './respondToAuthChallenge';
import {revokeToken} from './revokeToken';
import {setUserMFAPreference} from './setUserMFAPreference';
import {signUp} from './signUp';
import {startWebAuthnRegistration} from './startWebAuthnRegistration';
import {updateUserAttributes} from './updateUserAttributes';
import {verifySoftwareToken} from './verifySoftwareToken';
import {verifyUserAttribute} from './verifyUserAttribute';

/** What the user pool speaks: `x-amz-target: AWSCognitoIdentityProviderService.<name>`. */
export const userPoolOperations: Readonly<Record<string, Operation>> = {
  // Signing in and staying signed in.
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  ConfirmDevice: confirmDevice,
  // Signing up, and forgotten passwords.
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  // The caller's own account.
  GetUser: getUser,
  ChangePassword: changePassword,
  UpdateUserAttributes: updateUserAttributes,
  GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
  VerifyUserAttribute: verifyUserAttribute,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMFAPreference,
  GetUserAuthFactors: getUserAuthFactors,
  StartWebAuthnRegistration: startWebAuthnRegistration,
  CompleteWebAuthnRegistration: completeWebAuthnRegistration,
  ListWebAuthnCredentials: listWebAuthnCredentials,
  DeleteWebAuthnCredential: deleteWebAuthnCredential,
  // Administration, signed.
  DescribeUserPool: describeUserPool,
  DescribeUserPoolClient: describeUserPoolClient,
  GetUserPoolMfaConfig: getUserPoolMfaConfig,
  ListUsers: listUsers,
  ListUsersInGroup: listUsersInGroup,
  ListGroups: listGroups,
  AdminGetUser: adminGetUser,
  AdminCreateUser: adminCreateUser,
  AdminDeleteUser: adminDeleteUser,
  AdminEnableUser: adminEnableUser,
  AdminDisableUser: adminDisableUser,
  AdminResetUserPassword: adminResetUserPassword,
  AdminSetUserMFAPreference: adminSetUserMFAPreference,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminListGroupsForUser: adminListGroupsForUser,
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
};
