import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A certificate, issued once when all lessons of a course are completed. It stays valid if the course changes or is deleted.',
})
export class Certificate {
  @Field(() => ID, { description: 'Unique identifier of the certificate.' })
  id!: string;

  @Field(() => String, { description: 'Public number, with which anyone can verify the certificate.' })
  number!: string;

  @Field(() => ID, { description: 'Identifier of the course, which may have been deleted.' })
  courseId!: string;

  @Field(() => String, { description: 'Name of the student when the certificate was issued.' })
  studentName!: string;

  @Field(() => String, { description: 'Title of the course when the certificate was issued.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Name of the instructor when the certificate was issued.' })
  instructorName!: string;

  @Field(() => Date, { description: 'When the certificate was issued.' })
  issuedAt!: Date | string;
}

@ObjectType({ description: 'Public data of a certificate.' })
export class VerifiedCertificate {
  @Field(() => String, { description: 'Number of the certificate in its canonical form.' })
  number!: string;

  @Field(() => String, { description: 'Name of the student when the certificate was issued.' })
  studentName!: string;

  @Field(() => String, { description: 'Title of the course when the certificate was issued.' })
  courseTitle!: string;

  @Field(() => Date, { description: 'When the certificate was issued.' })
  issuedAt!: Date;
}
