import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A message to an instructor.' })
export class ContactInstructorInput {
  @Field(() => String, { description: 'Email address of an instructor with a published course.' })
  toEmail!: string;

  @Field(() => String, { description: 'Subject of the message, at most 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  message!: string;
}

@InputType({ description: 'A message to a student.' })
export class SendNotificationInput {
  @Field(() => String, { description: "Email address of a student enrolled in one of the viewer's courses." })
  toEmail!: string;

  @Field(() => String, { description: 'Title of the message, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  message!: string;
}
