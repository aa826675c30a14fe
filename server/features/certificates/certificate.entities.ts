import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The words a certificate was issued with; they outlive renames and the course itself. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('uuid')
  id!: string;

  /** Public, unguessable: see newCertificateNumber. */
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
