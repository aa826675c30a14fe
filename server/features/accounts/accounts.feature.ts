import type { Feature } from '../../platform/feature';
import { AccessTokenCreatedMail } from './access-tokens/access-token-created-mail';
import { AccessTokenUses } from './access-tokens/access-token-uses';
import { AccessTokenResolver } from './access-tokens/access-token.resolver';
import { PersonalAccessToken } from './access-token.entities';
import { Account, AccountNetwork, PasswordReset, Session } from './account.entities';
import { AccountDeletion } from './account-deletion.entities';
import { AccountResolver } from './account.resolver';
import { LastEditRow } from './last-edit.entities';
import { AccountSweeper } from './account-sweeper';
import {
  AdministrationResolver,
  ViewerAdministrationResolver,
} from './administration/administration.resolver';
import { SetUpLink } from './administration/set-up-link.entities';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { AccountDeletedMail, DeletionRequestedMail } from './deletion/deletion-mails';
import { ExpiredRowsSweeper } from './deletion/expired-rows-sweeper';
import { DeletionResolver } from './deletion/deletion.resolver';
import { DataExportedMail } from './export/data-exported-mail';
import { InstructorInvitation, InstructorRequestEntry } from './instructor-access.entities';
import {
  InstructorAdministrationResolver,
  ViewerInstructorRequestResolver,
} from './instructors/instructors.resolver';
import { InstructorDecidedMail } from './instructors/instructor-decided-mail';
import { DomainInstructors } from './instructors/domain-instructors';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordResetMail } from './password-reset-mail';
import { AccountPicture } from './profile/picture.entities';
import { PictureResolver } from './profile/picture.resolver';
import { EmailChangeMail, EmailChangeNotice } from './security/email-change-mails';
import { EmailChange } from './security/email-change.entities';
import { SecurityResolver } from './security/security.resolver';
import { IdentityLinkedMail } from './sign-in-provider/identity-linked-mail';
import { AccountIdentity, ProviderLink, ProviderSignIn } from './sign-in-provider/sign-in-provider.entities';
import {
  PlatformSignInProviderResolver,
  SignInProviderResolver,
} from './sign-in-provider/sign-in-provider.resolver';
import { LogInChallenge, RecoveryCodeRow, SecondFactorRow } from './second-factor/second-factor.entities';
import { SecondFactorOffMail, SecondFactorOnMail } from './second-factor/second-factor-mails';
import { SecondFactorResolver } from './second-factor/second-factor.resolver';
import { accountData } from './accounts.personal-data';

export const accounts: Feature = {
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
    AccountResolver,
    PictureResolver,
    SecurityResolver,
    AccessTokenResolver,
    SecondFactorResolver,
    DeletionResolver,
    ViewerAdministrationResolver,
    AdministrationResolver,
    ViewerInstructorRequestResolver,
    InstructorAdministrationResolver,
    PlatformSignInProviderResolver,
    SignInProviderResolver,
  ],
  tasks: [AccountSweeper, AccountDeletionSweeper, ExpiredRowsSweeper, DomainInstructors, AccessTokenUses],
  mails: [
    PasswordResetMail,
    PasswordChangedMail,
    EmailChangeMail,
    EmailChangeNotice,
    DataExportedMail,
    DeletionRequestedMail,
    AccountDeletedMail,
    InstructorDecidedMail,
    IdentityLinkedMail,
    AccessTokenCreatedMail,
    SecondFactorOnMail,
    SecondFactorOffMail,
  ],
  purposeOfPersonalData: 'To let you log in, and to keep others out of your account',
  personalData: accountData,
};
