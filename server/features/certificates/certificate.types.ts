import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Issued once, when every lesson of a course is done; it stays, whatever becomes of the course.',
})
export class Certificate {
  @Field(() => ID, { description: 'The certificate, for good.' })
  id!: string;

  @Field(() => String, { description: 'Public: whoever knows it can verify the certificate.' })
  number!: string;

  @Field(() => ID, { description: 'The course it was issued for, which may be gone by now.' })
  courseId!: string;

  @Field(() => String, { description: "The student's name when it was issued." })
  studentName!: string;

  @Field(() => String, { description: "The course's title when it was issued." })
  courseTitle!: string;

  @Field(() => String, { description: "The instructor's name when it was issued." })
  instructorName!: string;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date | string;
}

@ObjectType({ description: 'What everybody who knows its number may see of a certificate.' })
export class VerifiedCertificate {
  @Field(() => String, { description: 'In its canonical form.' })
  number!: string;

  @Field(() => String, { description: "The student's name when it was issued." })
  studentName!: string;

  @Field(() => String, { description: "The course's title when it was issued." })
  courseTitle!: string;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date;
}
