import type { Module } from '../../platform/module';
import {
  PersonalAccessToken,
  SecondFactorRow,
  RecoveryCodeRow,
  LogInChallenge,
  EmailChange,
  AccountIdentity,
  ProviderSignIn,
  ProviderLink,
} from './sign-in.entities';
import {
  AccessTokenCreatedMail,
  DeletionRequestedMail,
  AccountDeletedMail,
  DataExportedMail,
  InstructorDecidedMail,
  SecondFactorOnMail,
  SecondFactorOffMail,
  EmailChangeMail,
  EmailChangeNotice,
  IdentityLinkedMail,
} from './account-mail-templates';
import { AccessTokenUses } from './access-tokens/access-token-uses';
import { AccessTokenResolver } from './access-tokens/access-token.resolver';
import {
  AccountDeletion,
  Account,
  AccountNetwork,
  Session,
  PasswordReset,
  SetUpLink,
  InstructorRequestEntry,
  InstructorInvitation,
  LastEditRow,
  AccountPicture,
} from './account.entities';
import { AccountResolver } from './account.resolver';
import { accountData } from './accounts.personal-data';
import {
  ViewerAdministrationResolver,
  AdministrationResolver,
} from './administration/administration.resolver';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { DeletionResolver } from './deletion/deletion.resolver';
import { expiredAccountRows } from './expired-account-rows';
import { DomainInstructors } from './instructors/domain-instructors';
import {
  ViewerInstructorRequestResolver,
  InstructorAdministrationResolver,
} from './instructors/instructors.resolver';
import { PasswordChangedMail } from './password-notices';
import { PasswordResetMail } from './password-reset.service';
import { PictureResolver } from './profile/picture.resolver';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { SecurityResolver } from './security/security.resolver';
import {
  PlatformSignInProviderResolver,
  SignInProviderResolver,
} from './sign-in-provider/sign-in-provider.resolver';

export const accounts: Module = {
  entities: [
    Account,
    AccountDeletion,
    AccountNetwork,
    AccountPicture,
    EmailChange,
    LastEditRow,
    Session,
    PersonalAccessToken,
    SecondFactorRow,
    RecoveryCodeRow,
    LogInChallenge,
    PasswordReset,
    SetUpLink,
    InstructorRequestEntry,
    InstructorInvitation,
    AccountIdentity,
    ProviderSignIn,
    ProviderLink,
  ],
  resolvers: [
    InstructorAdministrationResolver,
    ViewerInstructorRequestResolver,
    AccountResolver,
    PictureResolver,
    SecurityResolver,
    AccessTokenResolver,
    SecondFactorResolver,
    DeletionResolver,
    ViewerAdministrationResolver,
    AdministrationResolver,
    PlatformSignInProviderResolver,
    SignInProviderResolver,
  ],
  tasks: [DomainInstructors, AccountDeletionSweeper, AccessTokenUses],
  expiredRows: expiredAccountRows,
  mails: [
    InstructorDecidedMail,
    PasswordResetMail,
    PasswordChangedMail,
    EmailChangeMail,
    EmailChangeNotice,
    DataExportedMail,
    DeletionRequestedMail,
    AccountDeletedMail,
    IdentityLinkedMail,
    AccessTokenCreatedMail,
    SecondFactorOnMail,
    SecondFactorOffMail,
  ],
  personalData: [accountData],
};
