import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';
import type { CallKind } from '../assistant.rules';
import type { BudgetUnit } from './budget.rules';

/** How much of an external model or host may be used. There is one row. */
@Entity('assistant_budgets')
export class AssistantBudgetsRow {
  @PrimaryColumn('boolean')
  isOnly!: true;

  /** Number of edits, to detect conflicting ones. */
  @Column('int')
  revision!: number;

  /** What the limits count. */
  @Column('text')
  unit!: BudgetUnit;

  /** Of one account in a day; null: no limit. */
  @Column('int', { nullable: true })
  perPerson!: number | null;

  /** Of the questions and suggestions for one course in a day; null: no limit. */
  @Column('int', { nullable: true })
  perCourse!: number | null;

  /** Of the platform in a month; null: no limit. */
  @Column('int', { nullable: true })
  perMonth!: number | null;
}

/** What was used of an external model or host in a day (in UTC), by course and kind of request. */
@Entity('assistant_use')
export class AssistantUseRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('date')
  day!: string;

  /** null: no course; stays when the course is deleted. */
  @Column('uuid', { nullable: true })
  courseId!: string | null;

  @Column('text')
  requestType!: CallKind;

  /** Calls without those that failed. */
  @Column('int')
  requests!: number;

  /** As reported by the host, or as reserved if it reports none. */
  @Column('bigint')
  tokens!: string;

  /** Calls that failed. */
  @Column('int')
  failures!: number;

  /** Answers and outlines that the built-in provider gave instead. */
  @Column('int')
  replaced!: number;
}

/** What an account used in a day (in UTC), for its budget. */
@Entity('assistant_person_use')
export class AssistantPersonUse {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  requests!: number;

  @Column('bigint')
  tokens!: string;
}
