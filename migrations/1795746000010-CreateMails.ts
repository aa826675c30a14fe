import { BaselineMigration } from './baseline-migration';

/** The outbox, and addresses to which no mail is sent. */
export class CreateMails1795746000010 extends BaselineMigration {
  readonly sql = String.raw`
    create table invitation_mail_days (
      account_id uuid primary key references accounts on delete cascade,
      day date not null,
      count integer not null
    );

    create table mail_outbox (
      id uuid primary key,
      kind text not null,
      account_id uuid references accounts on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      sent_at timestamptz,
      given_up_at timestamptz,
      last_error text,
      invited_person_id uuid,
      constraint mail_outbox_one_recipient check (num_nonnulls(account_id, invited_person_id) <= 1),
      constraint mail_outbox_one_state check (num_nonnulls(next_attempt_at, sent_at, given_up_at) = 1)
    );
    create index mail_outbox_account on mail_outbox (account_id);
    create index mail_outbox_created on mail_outbox (created_at);
    create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null;
    create index mail_outbox_invited on mail_outbox (invited_person_id);

    create table mail_schedules (
      account_id uuid not null references accounts on delete cascade,
      kind text not null,
      hour smallint not null check (hour between 0 and 23),
      days smallint[] not null check ((days <@ '{1,2,3,4,5,6,7}'::smallint[]) and cardinality(days) > 0),
      next_at timestamptz,
      sent_on date,
      covers_from timestamptz,
      covers_until timestamptz not null,
      primary key (account_id, kind)
    );
    create index mail_schedules_due on mail_schedules (next_at) where next_at is not null;

    create table signing_keys (
      name text primary key,
      key bytea not null check (length(key) = 32)
    );
  `;
}
