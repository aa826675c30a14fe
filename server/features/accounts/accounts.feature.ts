import type { Feature } from '../../platform/feature';
import { Account, AccountNetwork, PasswordReset, Session } from './account.entities';
import { AccountDeletion } from './account-deletion.entities';
import { AccountResolver } from './account.resolver';
import { AccountSweeper } from './account-sweeper';
import {
  AdministrationResolver,
  ViewerAdministrationResolver,
} from './administration/administration.resolver';
import { SetUpLink } from './administration/set-up-link.entities';
import { SetUpLinkSweeper } from './administration/set-up-link-sweeper';
import { AccountDeletionSweeper } from './deletion/account-deletion-sweeper';
import { AccountDeletedMail, DeletionRequestedMail } from './deletion/deletion-mails';
import { DeletionResolver } from './deletion/deletion.resolver';
import { DataExportedMail } from './export/data-exported-mail';
import { InstructorInvitation, InstructorRequestEntry } from './instructor-access.entities';
import {
  InstructorAdministrationResolver,
  ViewerInstructorRequestResolver,
} from './instructors/instructors.resolver';
import { InstructorDecidedMail } from './instructors/instructor-decided-mail';
import { InvitationSweeper } from './instructors/invitation-sweeper';
import { PasswordChangedMail } from './password-changed-mail';
import { PasswordResetMail } from './password-reset-mail';
import { AccountPicture } from './profile/picture.entities';
import { PictureResolver } from './profile/picture.resolver';
import { EmailChangeMail, EmailChangeNotice } from './security/email-change-mails';
import { EmailChangeSweeper } from './security/email-change-sweeper';
import { EmailChange } from './security/email-change.entities';
import { SecurityResolver } from './security/security.resolver';
import { accountData } from './accounts.personal-data';

export const accounts: Feature = {
  entities: [
    Account,
    AccountDeletion,
    AccountNetwork,
    AccountPicture,
    EmailChange,
    Session,
    PasswordReset,
    SetUpLink,
    InstructorRequestEntry,
    InstructorInvitation,
  ],
  resolvers: [
    AccountResolver,
    PictureResolver,
    SecurityResolver,
    DeletionResolver,
    ViewerAdministrationResolver,
    AdministrationResolver,
    ViewerInstructorRequestResolver,
    InstructorAdministrationResolver,
  ],
  tasks: [AccountSweeper, AccountDeletionSweeper, EmailChangeSweeper, SetUpLinkSweeper, InvitationSweeper],
  mails: [
    PasswordResetMail,
    PasswordChangedMail,
    EmailChangeMail,
    EmailChangeNotice,
    DataExportedMail,
    DeletionRequestedMail,
    AccountDeletedMail,
    InstructorDecidedMail,
  ],
  personalData: accountData,
};
