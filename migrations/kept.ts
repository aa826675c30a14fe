/** Begins to keep tables in a schema of their own, which exists only between going back and going forward again. */
export const KEEPING = 'create schema if not exists kept;';

/** Restores what was kept in these tables, if it was, and drops them; with the last ones also the schema. */
export const restoring = (tables: readonly [string, ...string[]], restored: string) => `
  do $outer$ begin
    if to_regclass('kept.${tables[0]}') is not null then
      ${restored}
      drop table ${tables.map((table) => `kept.${table}`).join(', ')};
      if not exists (select from pg_class where relnamespace = 'kept'::regnamespace) then
        drop schema kept;
      end if;
    end if;
  end $outer$`;
