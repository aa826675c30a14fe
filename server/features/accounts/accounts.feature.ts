import type { Feature } from '../../platform/feature';
import { Account, AccountNetwork, PasswordReset, Session } from './account.entities';
import { AccountResolver } from './account.resolver';
import { AccountSweeper } from './account-sweeper';
import { PasswordResetMail } from './password-reset-mail';

export const accounts: Feature = {
  entities: [Account, AccountNetwork, Session, PasswordReset],
  resolvers: [AccountResolver],
  tasks: [AccountSweeper],
  mails: [PasswordResetMail],
};
