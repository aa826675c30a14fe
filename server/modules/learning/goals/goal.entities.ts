import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';

/** What an account intends to do a week. */
@Entity('learning_goals')
export class LearningGoal {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** 1 to 7; null: none. */
  @Column('smallint', { nullable: true })
  daysPerWeek!: number | null;

  /** null: none. */
  @Column('int', { nullable: true })
  minutesPerWeek!: number | null;
}
