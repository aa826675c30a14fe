import type { Module } from '../../platform/module';
import { PersonalAccessToken } from './access-token.entities';
import { AccessTokenCreatedMail } from './access-tokens/access-token-created-mail';
import { AccessTokenUses } from './access-tokens/access-token-uses';
import { AccessTokenResolver } from './access-tokens/access-token.resolver';
import { AccountDeletion } from './account-deletion.entities';
import { Account, AccountNetwork, Session, PasswordReset } from './account.entities';
import { AccountResolver } from './account.resolver';
import { accountData } from './accounts.personal-data';
import {
  ViewerAdministrationResolver,
  AdministrationResolver,
} from './administration/administration.resolver';
import { SetUpLink } from './administration/set-up-link.entities';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { DeletionRequestedMail, AccountDeletedMail } from './deletion/deletion-mails';
import { DeletionResolver } from './deletion/deletion.resolver';
import { expiredAccountRows } from './expired-account-rows';
import { DataExportedMail } from './export/data-exported-mail';
import { InstructorRequestEntry, InstructorInvitation } from './instructor-access.entities';
import { DomainInstructors } from './instructors/domain-instructors';
import { InstructorDecidedMail } from './instructors/instructor-decided-mail';
import {
  ViewerInstructorRequestResolver,
  InstructorAdministrationResolver,
} from './instructors/instructors.resolver';
import { LastEditRow } from './last-edit.entities';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordResetMail } from './password-reset-mail';
import { AccountPicture } from './profile/picture.entities';
import { PictureResolver } from './profile/picture.resolver';
import { SecondFactorOnMail, SecondFactorOffMail } from './second-factor/second-factor-mails';
import { SecondFactorRow, RecoveryCodeRow, LogInChallenge } from './second-factor/second-factor.entities';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { EmailChangeMail, EmailChangeNotice } from './security/email-change-mails';
import { EmailChange } from './security/email-change.entities';
import { SecurityResolver } from './security/security.resolver';
import { IdentityLinkedMail } from './sign-in-provider/identity-linked-mail';
import { AccountIdentity, ProviderSignIn, ProviderLink } from './sign-in-provider/sign-in-provider.entities';
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
