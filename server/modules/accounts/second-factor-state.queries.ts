import sql from 'sql-template-tag';

/** Whether the settings require a second factor of the account `a`, which has none. */
export const lacksSecondFactor = sql`(a.role = 'ADMIN' and a.second_factor_since is null
          and (select p.admins_need_second_factor from platform_settings p))`;
