import sql from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { isDeleted, lacksSecondFactor } from '../account.queries';
import { SecondFactor } from './second-factor.types';

/** The secret of an account, whether it is confirmed or not. */
export const secretOf = (accountId: string) =>
  statement('second factor: secret', { secret: z.instanceof(Buffer), startedAt: z.date() })`
    select secret, started_at as "startedAt" from second_factors where account_id = ${accountId}`;

const stateShape = fieldsOf(SecondFactor);

/** What the owner sees of it. */
export const secondFactorState = (accountId: string) =>
  statement('second factor: state', stateShape)`
    select a.second_factor_since as since,
      (select count(*)::int from recovery_codes c where c.account_id = a.id) as "recoveryCodesLeft",
      a.role = 'ADMIN' and (select p.admins_need_second_factor from platform_settings p) as "isRequired"
    from accounts a where a.id = ${accountId}`;

/** Stores a secret that is not confirmed, replacing an earlier one; no row if the account has a confirmed one. */
export const storeSecret = ({ accountId, secret, now }: { accountId: string; secret: Buffer; now: Date }) =>
  statement('second factor: store secret', { accountId: z.string() })`
    insert into second_factors (account_id, secret, started_at) values (${accountId}, ${secret}, ${now})
    on conflict (account_id) do update set secret = excluded.secret, started_at = excluded.started_at
      where second_factors.last_step is null
    returning account_id as "accountId"`;

/**
 * Confirms the secret that the code of `step` was compared with; of several attempts at once, one gets the row. Changes
 * the account's row, so that a log-in at the same time sees the factor or is ended with the other sessions.
 */
export const confirmSecret = (input: { accountId: string; secret: Buffer; step: number; now: Date }) =>
  statement('second factor: confirm', { accountId: z.string() })`
    with confirmed as (
      update second_factors set last_step = ${input.step}
      where account_id = ${input.accountId} and secret = ${input.secret} and last_step is null
      returning account_id
    )
    update accounts set second_factor_since = ${input.now} from confirmed where id = confirmed.account_id
    returning id as "accountId"`;

/** Uses the code of a time step. No row if it, or a later one, was used before; of several uses at once, one wins. */
export const spendStep = ({ accountId, secret, step }: { accountId: string; secret: Buffer; step: number }) =>
  statement('second factor: use step', { accountId: z.string() })`
    update second_factors set last_step = ${step}
    where account_id = ${accountId} and secret = ${secret} and last_step < ${step}
    returning account_id as "accountId"`;

/** Uses a recovery code. No row if there is none, or it was used before. */
export const spendRecoveryCode = ({ accountId, codeHash }: { accountId: string; codeHash: Buffer }) =>
  statement('second factor: use recovery code', { accountId: z.string() })`
    delete from recovery_codes where account_id = ${accountId} and code_hash = ${codeHash}
    returning account_id as "accountId"`;

/** Replaces the recovery codes of an account. */
export const replaceRecoveryCodes = (input: { accountId: string; codeHashes: readonly Buffer[] }) =>
  statement('second factor: replace recovery codes', {})`
    with removed as (delete from recovery_codes where account_id = ${input.accountId})
    insert into recovery_codes (account_id, code_hash)
    select ${input.accountId}, hash from unnest(${input.codeHashes}::bytea[]) as hash`;

/** Removes the second factor of an account with its recovery codes; a row if it had one. */
export const removeSecondFactor = (accountId: string) =>
  statement('second factor: remove', { accountId: z.string() })`
    with account as (
      update accounts set second_factor_since = null
      where id = ${accountId} and second_factor_since is not null
      returning id as "accountId"
    ),
    factor as (delete from second_factors f using account where f.account_id = account."accountId"),
    codes as (delete from recovery_codes c using account where c.account_id = account."accountId")
    select "accountId" from account`;

const UNCONFIRMED_MS = 60 * 60 * 1000;

/** Secrets that were made before are not confirmed any more. */
export const startedBefore = (now: Date) => new Date(now.getTime() - UNCONFIRMED_MS);

/** Deletes secrets that nobody confirmed. */
export const removeUnconfirmed = (now: Date) =>
  statement('second factor: remove unconfirmed', {})`
    delete from second_factors where last_step is null and started_at <= ${startedBefore(now)}`;

/** The administrators whose sessions the settings no longer allow. */
export const administratorsWithoutSecondFactor = statement('second factor: administrators without one', {
  id: z.string(),
})`
    select a.id from accounts a where ${lacksSecondFactor} and not ${isDeleted(sql`a.id`)}`;
