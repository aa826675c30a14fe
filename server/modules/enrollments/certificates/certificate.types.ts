import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RequiresScope } from '../../../platform/required-scope';
import { Account } from '../../accounts/account.entities';
import { CertificateRule } from '../../courses/course.entities';

/** What anyone who knows its number may read of a certificate. */
@ObjectType({ description: 'Public data of a certificate.' })
export class VerifiedCertificate {
  /** Unguessable: see newCertificateNumber. */
  @Column('text')
  @Field(() => String, {
    description: 'Public number in its canonical form, with which anyone can verify the certificate.',
  })
  number!: string;

  @Column('text')
  @Field(() => String, { description: 'Name of the student when the certificate was issued.' })
  studentName!: string;

  @Column('text')
  @Field(() => String, { description: 'Title of the course when the certificate was issued.' })
  courseTitle!: string;

  @Column('text')
  @Field(() => String, { description: 'Name of the instructor when the certificate was issued.' })
  instructorName!: string;

  @Column('text')
  @Field(() => String, { description: 'Name of the platform when the certificate was issued.' })
  platformName!: string;

  @Column('text')
  @Field(() => CertificateRule, { description: 'What the student had done.' })
  rule!: CertificateRule;

  @Column('text', { array: true })
  @Field(() => [String], {
    description: 'Topics of the course when the certificate was issued; may be empty.',
  })
  skills!: string[];

  @Column('int', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of all lessons of the course when the certificate was issued; null if unknown.',
  })
  durationMinutes!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the certificate was issued.' })
  issuedAt!: Date;
}

@RequiresScope('read:learning')
@ObjectType({
  description:
    'A certificate, issued once when a student has met the rule of the course. It stays valid if the course changes or is deleted.',
})
@Entity('certificates')
export class Certificate extends VerifiedCertificate {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the certificate.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('uuid')
  @Field(() => ID, { description: 'Identifier of the course, which may have been deleted.' })
  courseId!: string;
}
