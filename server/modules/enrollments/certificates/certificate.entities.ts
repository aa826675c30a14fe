import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';
import type { CertificateRule } from '../../courses/course.entities';

/** Copies names, title and what was learned at the time of issue, which later edits and deletions do not change. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('uuid')
  id!: string;

  /** Public but unguessable: see newCertificateNumber. */
  @Column('text')
  number!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  studentName!: string;

  @Column('text')
  courseTitle!: string;

  @Column('text')
  instructorName!: string;

  /** From the platform's settings. */
  @Column('text')
  platformName!: string;

  /** What the student had done. */
  @Column('text')
  rule!: CertificateRule;

  /** Topics of the course; empty also for certificates from before they were stored. */
  @Column('text', { array: true })
  skills!: string[];

  /** Minutes of the course's lessons; null if unknown. */
  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt!: Date;
}
