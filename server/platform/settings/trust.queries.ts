import sql, { type Sql } from 'sql-template-tag';

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
