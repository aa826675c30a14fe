import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Course } from '../../courses/course.entities';
import { Enrollment } from '../../enrollments/enrollment.entities';

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
