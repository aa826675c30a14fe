import type { Feature } from '../../platform/feature';
import { Account, PasswordReset, Session } from './account.entities';
import { AccountResolver } from './account.resolver';

export const accounts: Feature = {
  entities: [Account, Session, PasswordReset],
  resolvers: [AccountResolver],
};
