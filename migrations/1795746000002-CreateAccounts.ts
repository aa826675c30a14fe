import { BaselineMigration } from './baseline-migration';

/** People: accounts, their sessions, second factors, access tokens and sign-in at a provider. */
export class CreateAccounts1795746000002 extends BaselineMigration {
  readonly sql = String.raw`
    create table accounts (
      id uuid primary key,
      email text not null,
      name text not null check (length(name) between 1 and 100),
      role text not null check (role in ('STUDENT', 'INSTRUCTOR', 'ADMIN')),
      password_hash text,
      bio text,
      picture_url text,
      created_at timestamptz not null default now(),
      search_text text,
      language text,
      time_zone text,
      suspended_at timestamptz,
      second_factor_since timestamptz,
      email_proved_at timestamptz,
      constraint accounts_email_unique unique (email)
    );
    create index accounts_created on accounts (created_at desc, id desc);
    create index accounts_role on accounts (role, created_at desc, id desc);
    create index accounts_search on accounts using gin (search_text gin_trgm_ops);
    create index accounts_suspended on accounts (created_at desc, id desc) where suspended_at is not null;
    create index accounts_unfolded on accounts (id) where search_text is null;

    create table account_deletions (
      account_id uuid primary key references accounts on delete cascade,
      requested_at timestamptz not null,
      due_at timestamptz not null,
      email text,
      name text,
      bio text,
      picture_url text,
      unpublished_course_ids uuid[] not null default '{}'::uuid[],
      deleted_at timestamptz
    );
    create index account_deletions_due on account_deletions (due_at) where deleted_at is null;
    create unique index account_deletions_email on account_deletions (email) where deleted_at is null;

    create table account_identities (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      issuer text not null,
      subject text not null,
      email text not null,
      role text check (role in ('INSTRUCTOR', 'ADMIN')),
      linked_at timestamptz not null,
      last_used_at timestamptz,
      constraint account_identities_subject unique (issuer, subject)
    );
    create index account_identities_account on account_identities (account_id);

    create table account_networks (
      account_id uuid not null references accounts on delete cascade,
      network_hash bytea not null,
      last_used_at timestamptz not null,
      primary key (account_id, network_hash)
    );
    create index account_networks_last_used on account_networks (last_used_at);

    create table account_pictures (
      account_id uuid primary key references accounts on delete cascade,
      hash text not null,
      large bytea not null,
      small bytea not null,
      created_at timestamptz not null,
      constraint account_pictures_hash_unique unique (hash)
    );

    create table email_changes (
      account_id uuid primary key references accounts on delete cascade,
      new_email text not null,
      token_hash bytea not null,
      expires_at timestamptz not null,
      constraint email_changes_token_unique unique (token_hash)
    );
    create index email_changes_expiry on email_changes (expires_at);

    create table instructor_invitations (
      token_hash bytea primary key,
      email text not null,
      invited_at timestamptz not null,
      expires_at timestamptz not null
    );
    create unique index instructor_invitations_email on instructor_invitations (email);

    create table instructor_requests (
      account_id uuid primary key references accounts on delete cascade,
      state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'DECLINED')),
      note text,
      requested_at timestamptz not null,
      decided_at timestamptz,
      is_by_domain boolean not null default false,
      constraint instructor_requests_check check ((state = 'WAITING') = (decided_at is null))
    );
    create index instructor_requests_waiting on instructor_requests (requested_at, account_id) where (state = 'WAITING');

    create table last_edits (
      item_id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      edited_at timestamptz not null
    );
    create index last_edits_account on last_edits (account_id);

    create table provider_links (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      issuer text not null,
      subject text not null,
      email text not null,
      role text check (role in ('INSTRUCTOR', 'ADMIN')),
      expires_at timestamptz not null
    );
    create index provider_links_account on provider_links (account_id);
    create index provider_links_expires_at on provider_links (expires_at);

    create table log_in_challenges (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      expires_at timestamptz not null,
      link_hash bytea references provider_links(token_hash) on delete set null
    );
    create index log_in_challenges_account on log_in_challenges (account_id);
    create index log_in_challenges_expiry on log_in_challenges (expires_at);
    create index log_in_challenges_link on log_in_challenges (link_hash);

    create table password_resets (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      expires_at timestamptz not null,
      constraint password_resets_account_unique unique (account_id)
    );

    create table personal_access_tokens (
      token_hash bytea primary key,
      id uuid not null default gen_random_uuid() unique,
      account_id uuid not null references accounts on delete cascade,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      last_used_network text,
      constraint personal_access_tokens_check check (expires_at > created_at)
    );
    create index personal_access_tokens_account on personal_access_tokens (account_id, created_at);
    create index personal_access_tokens_expiry on personal_access_tokens (expires_at);

    create table sessions (
      token_hash bytea primary key,
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null,
      id uuid not null default gen_random_uuid(),
      device text,
      network text,
      confirmed_until timestamptz,
      constraint sessions_id_unique unique (id)
    );
    create index sessions_account on sessions (account_id);

    create table provider_sign_ins (
      state_hash bytea primary key,
      verifier_hash bytea not null,
      account_id uuid references accounts on delete cascade,
      expires_at timestamptz not null,
      session_hash bytea references sessions(token_hash) on delete cascade,
      invitation_hash bytea
    );
    create index provider_sign_ins_account on provider_sign_ins (account_id);
    create index provider_sign_ins_expires_at on provider_sign_ins (expires_at);
    create index provider_sign_ins_session on provider_sign_ins (session_hash);

    create table recovery_codes (
      account_id uuid not null references accounts on delete cascade,
      code_hash bytea not null,
      primary key (account_id, code_hash)
    );

    create table second_factors (
      account_id uuid primary key references accounts on delete cascade,
      secret bytea not null,
      started_at timestamptz not null,
      last_step integer
    );

    create table set_up_links (
      token_hash bytea primary key,
      email text,
      expires_at timestamptz not null
    );
    create unique index set_up_links_email on set_up_links (email);

    create function account_folded() returns trigger language plpgsql set search_path = public as $_$
      begin
        if tg_op = 'INSERT' and new.search_text is not null
          or tg_op = 'UPDATE' and new.search_text is distinct from old.search_text then
          return new;
        end if;
        new.search_text := case when (new.name || ' ' || new.email) collate "C" ~ '^[!-~]+( [!-~]+)*$'
          then lower((new.name || E'\n' || new.email) collate "C") end;
        return new;
      end
    $_$;

    create function email_is_free() returns trigger language plpgsql set search_path = public as $$
      begin
        if exists (select from account_deletions d
            where d.email = new.email and d.deleted_at is null and d.account_id <> new.id) then
          raise exception 'The email belongs to an account that can still be kept'
            using errcode = 'unique_violation', constraint = 'accounts_email_unique';
        end if;
        return null;
      end
    $$;

    create function instructor_renamed() returns trigger language plpgsql set search_path = public as $$
      declare
        folded_name text = split_part(new.search_text, chr(10), 1);
      begin
        update courses c set search_text = array_to_string(l.lines[1:2] || folded_name || l.lines[4:], chr(10))
        from (
          select id, string_to_array(search_text, chr(10)) as lines from courses where instructor_id = new.id
        ) l where c.id = l.id and l.lines[3] <> folded_name;
        return null;
      end
    $$;

    create trigger account_folded before insert or update of name, email on accounts for each row execute function account_folded();
    create trigger email_is_free after insert or update of email on accounts for each row execute function email_is_free();
    create trigger instructor_renamed after update of search_text on accounts for each row when (((new.search_text is distinct from old.search_text) and (new.search_text is not null))) execute function instructor_renamed();
  `;
}
