import { BaselineMigration } from './baseline-migration';

/** The settings of the platform, in one row. */
export class CreatePlatformSettings1795746000004 extends BaselineMigration {
  readonly sql = String.raw`
    create table platform_settings (
      id boolean default true primary key check (id),
      revision integer not null default 1,
      name text not null default 'Waymark',
      accent_color text,
      welcome_text text,
      is_registration_open boolean not null default true,
      max_courses integer,
      max_storage_megabytes integer,
      mail_sender_name text,
      mail_sender_address text,
      logo bytea,
      logo_hash text,
      instructor_access text not null default 'EVERYONE' check (instructor_access in ('EVERYONE', 'BY_APPROVAL', 'BY_INVITATION', 'BY_DOMAIN')),
      instructor_domains text[] not null default '{}'::text[],
      admins_need_second_factor boolean not null default false,
      max_invitation_mails integer not null default 1000,
      constraint platform_settings_check check ((logo is null) = (logo_hash is null))
    );

    insert into platform_settings values
      (true, 1, 'Waymark', null, null, true, null, null, null, null, null, null, 'EVERYONE', '{}', false, 1000);
  `;
}
