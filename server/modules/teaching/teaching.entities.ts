import { Column, Entity, ForeignKey, PrimaryColumn, CreateDateColumn } from 'typeorm';
import { Course, LessonContent } from '../courses/course.entities';
import { Enrollment } from '../enrollments/enrollment.entities';
import { Account } from '../accounts/account.entities';
import type { CourseRole } from '../courses/permissions/course-permissions.rules';

/** Kept to undo the deletion, with the id that the students' completions refer to. */
@Entity('deleted_lessons')
export class DeletedLesson extends LessonContent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Its position when it was deleted. */
  @Column('int')
  position!: number;

  @Column('timestamptz')
  deletedAt!: Date;
}

/** A group of students within a course. */
@Entity('course_groups')
export class CourseGroupRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Unique in the course, regardless of case and accents. */
  @Column('text')
  name!: string;

  /** The name folded. */
  @Column('text')
  searchName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A student in a group; deleted with the enrollment. */
@Entity('group_members')
@ForeignKey(() => CourseGroupRow, ['groupId', 'courseId'], ['id', 'courseId'], { onDelete: 'CASCADE' })
@ForeignKey(() => Enrollment, ['studentId', 'courseId'], ['studentId', 'courseId'], { onDelete: 'CASCADE' })
export class GroupMember {
  @PrimaryColumn('uuid')
  groupId!: string;

  @PrimaryColumn('uuid')
  studentId!: string;

  @Column('uuid')
  courseId!: string;
}

/** A member of a course's team besides its owner. */
@Entity('course_members')
export class CourseMember {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** Never the owner. */
  @Column('text')
  role!: CourseRole;

  /** Whether an assistant may see the students' addresses; other roles do not depend on it. */
  @Column('boolean')
  seesAddresses!: boolean;

  /** When the owner offered them the course; null: not. At most one member of a course has an offer. */
  @Column('timestamptz', { nullable: true })
  offeredAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}

/** An invitation that nobody accepted or declined yet; one for each address and course. */
@Entity('course_invitations')
export class CourseInvitationEntry {
  @PrimaryColumn('uuid')
  id!: string;

  /** SHA-256 of the token in the link. */
  @Column('bytea', { unique: true })
  tokenHash!: Buffer;

  /** Whether the link was shown to whoever invited, and not mailed: then it proves nothing about the address. */
  @Column('boolean', { default: false })
  isLinkShown!: boolean;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Canonical; only the account with this address can accept it. */
  @Column('text')
  email!: string;

  @Column('text')
  role!: CourseRole;

  @Column('boolean')
  seesAddresses!: boolean;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  invitedBy!: string;

  @Column('timestamptz')
  invitedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
