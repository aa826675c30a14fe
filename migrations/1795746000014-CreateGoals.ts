import { BaselineMigration } from './baseline-migration';

/** The weekly goals of students. */
export class CreateGoals1795746000014 extends BaselineMigration {
  readonly sql = String.raw`
    create table learning_goals (
      account_id uuid primary key references accounts on delete cascade,
      days_per_week smallint check (days_per_week between 1 and 7),
      minutes_per_week integer check (minutes_per_week between 5 and 6000)
    );
  `;
}
