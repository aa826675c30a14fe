import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { assignments, columns, fieldsOf } from '../database/columns';
import { jsonOf, statement } from '../database/statement';
import type { Category } from './default-categories.rules';
import type { SettingsInput } from './settings.rules';
import { EditedSettings } from './settings.types';

const settingsShape = { revision: z.int(), ...fieldsOf(EditedSettings), logoHash: z.string().nullable() };

const storedShape = { ...settingsShape, categories: jsonOf<Category[]>() };

const storedColumns = sql`${columns('s', settingsShape)}, coalesce((
    select json_agg(json_build_object('name', k.name, 'alternativeName', k.alternative_name, 'isMain', k.is_main)
      order by k.position, k.id)
    from categories k), '[]') as categories`;

/** The settings without the logo itself, and the categories of courses. */
export const readSettings = statement('settings: read', storedShape)`
    select ${storedColumns} from platform_settings s`;

/**
 * Lets instructors wait for an approval on a platform that is new: nobody has an account, and nobody changed its settings.
 */
export const startByApproval = statement(
  'settings: start by approval',
  {},
  { writes: ['platform_settings'] },
)`
    update platform_settings set instructor_access = 'BY_APPROVAL'
    where instructor_access = 'EVERYONE' and revision = 1 and not exists (select from accounts)`;

/** The same, locked until the transaction ends. */
export const lockSettings = statement('settings: lock', storedShape)`
    select ${storedColumns} from platform_settings s for no key update`;

/** Stores an edit. */
export const updateSettings = (input: SettingsInput) =>
  statement('settings: update', {}, { writes: ['platform_settings'] })`
    update platform_settings set revision = revision + 1, ${assignments(input)}`;

/** Stores a logo, or none; not an edit of the form. */
export const storeLogo = (logo: { file: Buffer; hash: string } | null) =>
  statement('settings: store logo', {}, { writes: ['platform_settings'] })`
    update platform_settings set logo = ${logo?.file ?? null}, logo_hash = ${logo?.hash ?? null}`;

/** The file of the present logo; no row if it is another one. */
export const logoFile = (hash: string) =>
  statement('settings: logo', { file: z.instanceof(Buffer) })`
    select logo as file from platform_settings where logo_hash = ${hash}`;

/**
 * Condition: administrators trust an account to enroll people without asking them. They trust each other, the instructors
 * whom they approved, invited or gave the role, and verified addresses of a domain that makes instructors.
 */
export const isTrusted = (accountId: Sql) => sql`exists (
  select from accounts t left join instructor_requests r on r.account_id = t.id
  where t.id = ${accountId} and t.suspended_at is null and (t.role = 'ADMIN' or t.role = 'INSTRUCTOR' and (
    r.state = 'APPROVED' or r.account_id is null and t.email_proved_at is not null and exists (
      select from platform_settings s
      where s.instructor_access = 'BY_DOMAIN' and split_part(t.email, '@', 2) = any(s.instructor_domains)))))`;
