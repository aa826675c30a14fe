import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A message to an instructor.' })
export class ContactInstructorInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID chosen by the client for this message, which makes a repeated request safe; null if the server chooses one.',
  })
  id!: string | null;

  @Field(() => String, { description: 'Email address of an instructor with a published course.' })
  toEmail!: string;

  @Field(() => String, { description: 'Subject of the message, at most 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  message!: string;
}

@InputType({ description: 'A message to a student.' })
export class SendNotificationInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID chosen by the client for this message, which makes a repeated request safe; null if the server chooses one.',
  })
  id!: string | null;

  @Field(() => String, { description: "Email address of a student enrolled in one of the viewer's courses." })
  toEmail!: string;

  @Field(() => String, { description: 'Title of the message, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  message!: string;
}

@InputType({ description: 'The first message of a conversation.' })
export class StartConversationInput {
  @Field(() => ID, {
    description: 'A UUID chosen by the client for this message, which makes a repeated request safe.',
  })
  id!: string;

  @Field(() => ID, { description: "Identifier of one of the viewer's contacts." })
  recipientId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'One of the courses of the contact that the message is about; null for none.',
  })
  courseId?: string | null;

  @Field(() => String, { description: 'Subject of the conversation, at most 200 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  text!: string;
}

@InputType({ description: 'A message in a conversation.' })
export class SendMessageInput {
  @Field(() => ID, {
    description: 'A UUID chosen by the client for this message, which makes a repeated request safe.',
  })
  id!: string;

  @Field(() => ID, { description: 'Identifier of a conversation that the viewer takes part in.' })
  conversationId!: string;

  @Field(() => String, { description: 'Text of the message, at most 5,000 characters.' })
  text!: string;
}
