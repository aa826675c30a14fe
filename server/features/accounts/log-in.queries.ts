import { networkHash } from './session.queries';

/**
 * $1 canonical email, $2 the network that asks, $3 known if used after. The account with its password hash, and whether
 * it has signed in from this network lately.
 */
export const accountForLogIn = `/* accounts: account for log-in */
  select a.id, a.name, a.email, a.role, a.bio, a.picture_url as "pictureUrl", a.created_at as "createdAt",
    a.password_hash as "passwordHash",
    exists (
      select from account_networks n
      where n.account_id = a.id and n.network_hash = ${networkHash('a.id', '$2')} and n.last_used_at > $3
    ) as "isKnownAddress"
  from accounts a where a.email = $1`;
