import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a search for people looks in: name and email, folded as every search folds, one a line. The server writes it with
 * an account; for whoever does not, and for accounts from before, a trigger writes it where that takes no more than lower
 * case. Null: the name and the email themselves are to be looked at.
 */
export class FoldAccountWords1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts add column search_text text;

      create function account_folded() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and new.search_text is not null
          or tg_op = 'UPDATE' and new.search_text is distinct from old.search_text then
          return new;
        end if;
        new.search_text := case when (new.name || ' ' || new.email) collate "C" ~ '^[!-~]+( [!-~]+)*$'
          then lower((new.name || E'\\n' || new.email) collate "C") end;
        return new;
      end $$;
      create trigger account_folded before insert or update of name, email on accounts
        for each row execute function account_folded();

      update accounts set name = name;
      create index accounts_search on accounts using gin (search_text gin_trgm_ops);
      create index accounts_unfolded on accounts (id) where search_text is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function account_folded() cascade;
      alter table accounts drop column search_text;
    `);
  }
}
