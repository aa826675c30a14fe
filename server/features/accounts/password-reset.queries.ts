/** $1 token hash, $2 canonical email, $3 now. Deleting is taking: of two at once only one gets the row. */
export const takeResetToken = `/* accounts: take reset token */
  with taken as (
    delete from password_resets r using accounts a
    where r.token_hash = $1 and a.id = r.account_id and a.email = $2 and r.expires_at > $3
    returning r.account_id as "accountId"
  )
  select "accountId" from taken`;
