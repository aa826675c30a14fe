import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../../platform/required-scope';
import { CertificateRule } from '../../courses/course.entities';

/** What anyone who knows its number may read of a certificate. */
@ObjectType({ description: 'Public data of a certificate.' })
export class VerifiedCertificate {
  @Field(() => String, {
    description: 'Public number in its canonical form, with which anyone can verify the certificate.',
  })
  number!: string;

  @Field(() => String, { description: 'Name of the student when the certificate was issued.' })
  studentName!: string;

  @Field(() => String, { description: 'Title of the course when the certificate was issued.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Name of the instructor when the certificate was issued.' })
  instructorName!: string;

  @Field(() => String, { description: 'Name of the platform when the certificate was issued.' })
  platformName!: string;

  @Field(() => CertificateRule, { description: 'What the student had done.' })
  rule!: CertificateRule;

  @Field(() => [String], {
    description: 'Topics of the course when the certificate was issued; may be empty.',
  })
  skills!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of all lessons of the course when the certificate was issued; null if unknown.',
  })
  durationMinutes!: number | null;

  @Field(() => Date, { description: 'When the certificate was issued.' })
  issuedAt!: Date | string;
}

@RequiresScope('read:learning')
@ObjectType({
  description:
    'A certificate, issued once when a student has met the rule of the course. It stays valid if the course changes or is deleted.',
})
export class Certificate extends VerifiedCertificate {
  @Field(() => ID, { description: 'Unique identifier of the certificate.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the course, which may have been deleted.' })
  courseId!: string;
}
