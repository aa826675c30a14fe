import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Copies the names and title at the time of issue, which later renames and deletions do not change. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('uuid')
  id!: string;

  /** Public but unguessable: see newCertificateNumber. */
  @Column('text')
  number!: string;

  @Column('uuid')
  studentId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  studentName!: string;

  @Column('text')
  courseTitle!: string;

  @Column('text')
  instructorName!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt!: Date;
}
