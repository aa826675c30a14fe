import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';
import { Course } from '../../courses/course.entities';
import { enumOf } from '../../../platform/enum-of';

export const RosterState = enumOf('RosterState', 'State of an import of students.', {
  CHECKED: 'The file was read, and nothing was changed yet.',
  IMPORTING: 'It has begun.',
  DONE: 'All rows have an outcome.',
  FAILED: 'It was given up after several failures. Rows that were imported before stay imported.',
  STOPPED: 'Somebody stopped it. Rows that were imported before stay imported.',
});
export type RosterState = keyof typeof RosterState;

export const RosterOutcome = enumOf('RosterOutcome', 'What an import does with a row, or did.', {
  ENROLL: 'The account with this email address is enrolled: administrators trust whoever uploaded the file.',
  ALREADY_ENROLLED: 'The student is enrolled already; nothing changes, unless they join the group.',
  INVITE: 'The person is invited, and enrolled when they accept, whether or not they have an account.',
  ALREADY_INVITED: 'The person is invited already; nothing changes, unless they join the group.',
  REMOVE: 'The student is removed from the course, or the invitation withdrawn.',
  NOT_ENROLLED: 'The package says that the enrollment ended, and there is none; nothing changes.',
  NO_COURSE: 'No course was chosen for the class; nothing changes.',
  REFUSED: 'The row is wrong, see its problem; nothing changes.',
  NOT_IMPORTED: 'The import failed or was stopped before this row; nothing changed.',
});
export type RosterOutcome = keyof typeof RosterOutcome;

@ObjectType({ description: 'A file with students that was uploaded, to enroll or invite them.' })
@Entity('roster_imports')
export class RosterImport {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  ownerId!: string;

  @Field(() => String, { description: 'Who uploaded it.' })
  ownerName!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  @Field(() => ID, {
    nullable: true,
    description: 'The course; null for a package, whose classes have courses.',
  })
  courseId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the course; null for a package, whose classes have courses.',
  })
  courseTitle!: string | null;

  @Column('text')
  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Column('text')
  @Field(() => RosterState, { description: 'Its state.' })
  state!: RosterState;

  @Column('boolean')
  @Field(() => Boolean, {
    description:
      'Whether it is a package with only what changed since an earlier one; people who are not in it cannot be removed then.',
  })
  isDelta!: boolean;

  @Column('boolean')
  @Field(() => Boolean, { description: 'Whether people who are not in the file are removed.' })
  removesOthers!: boolean;

  @Column('int')
  @Field(() => Int, { description: 'Number of rows of the file, and of students who were removed.' })
  rowCount!: number;

  /** Rows that have an outcome. */
  @Column('int')
  @Field(() => Int, { description: 'Number of rows that were imported so far.' })
  doneCount!: number;

  @Column('timestamptz')
  @Field(() => Date, { description: 'When it was uploaded.' })
  createdAt!: Date;

  /** null: CHECKED. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When it was done, given up or stopped; null: not yet.',
  })
  finishedAt!: Date | null;

  /** The number of failures since the last batch that succeeded. */
  @Column('int')
  failures!: number;

  /** When it goes on after a failure; null: it did not fail. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt!: Date | null;
}
