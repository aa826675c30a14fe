import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What administrators decide about the platform, in one row. */
export class AddPlatformSettings1795720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform_settings (
        -- There is one row.
        id boolean primary key default true check (id),
        revision int not null default 1,
        name text not null default 'Waymark',
        -- As #RRGGBB; null: the built-in colors.
        accent_color text,
        -- null: the built-in text.
        welcome_text text,
        is_registration_open boolean not null default true,
        -- null: no limit.
        max_courses int,
        max_storage_megabytes int,
        -- null: the platform's name, and no-reply@ the public address.
        mail_sender_name text,
        mail_sender_address text,
        -- WebP; both null: the built-in logo.
        logo bytea,
        logo_hash text,
        check ((logo is null) = (logo_hash is null))
      );
      insert into platform_settings default values;
      create trigger public_data_changed after insert or update or delete or truncate on platform_settings
        for each statement execute function public_data_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table platform_settings');
  }
}
