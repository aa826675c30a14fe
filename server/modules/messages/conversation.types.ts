import { createUnionType, Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../platform/user-error';
import { connectionOf } from '../../platform/connection';
import { Role } from '../../platform/viewer';
import { RequiresScope } from '../../platform/required-scope';
import { Inbox } from '../notifications/notification.types';

@RequiresScope('read:messages')
@ObjectType({ description: 'A message in a conversation.' })
export class Message {
  @Field(() => ID, { description: 'Unique identifier of the message.' })
  id!: string;

  @Field(() => String, { description: 'Text of the message as plain text, at most 5,000 characters.' })
  text!: string;

  @Field(() => String, { description: 'Name of the sender.' })
  senderName!: string;

  @Field(() => Boolean, { description: 'Whether the viewer wrote it.' })
  isOwn!: boolean;

  @Field(() => Date, { description: 'When the message was sent.' })
  sentAt!: Date | string;
}

@ObjectType({ description: 'A page of messages, newest first.' })
export class MessageConnection extends connectionOf(() => Message, 'The messages on this page.') {}

@ObjectType({ description: 'A course that a conversation or a contact is about.' })
export class ConversationCourse {
  @Field(() => ID, { description: 'Identifier of the course.' })
  id!: string;

  @Field(() => String, { description: 'Title of the course.' })
  title!: string;
}

@ObjectType({ description: 'An account that takes part in a conversation.' })
export class ConversationParticipant {
  @Field(() => String, { description: 'Name of the participant.' })
  name!: string;

  @Field(() => Role, { description: 'Whether they take part as the student or as an instructor.' })
  role!: Role;

  @Field(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer!: boolean;
}

@RequiresScope('read:messages')
@ObjectType({ description: 'Messages with one subject between a student and instructors.' })
export class Conversation {
  @Field(() => ID, { description: 'Unique identifier of the conversation.' })
  id!: string;

  @Field(() => String, { description: 'Subject, at most 200 characters.' })
  subject!: string;

  @Field(() => ConversationCourse, {
    nullable: true,
    description: 'The course it is about; null if it is about none, or if the course was deleted.',
  })
  course!: ConversationCourse | null;

  @Field(() => [ConversationParticipant], { description: 'Everyone in the conversation, the viewer last.' })
  participants!: ConversationParticipant[];

  @Field(() => Message, { description: 'The newest message.' })
  lastMessage!: Message;

  @Field(() => Int, { description: 'Number of messages that the viewer has not read.' })
  unreadCount!: number;
}

@ObjectType({ description: 'A page of conversations, the one with the newest message first.' })
export class ConversationConnection extends connectionOf(
  () => Conversation,
  'The conversations on this page.',
) {}

@ObjectType({ description: 'An account that the viewer may write to.' })
export class Contact {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Name of the account.' })
  name!: string;

  @Field(() => [ConversationCourse], {
    description:
      "For students: the instructor's published courses. For instructors: their courses that the student is enrolled in. At most 20, by title.",
  })
  courses!: ConversationCourse[];
}

@ObjectType({ description: 'The message was added to the conversation.' })
export class MessageWritten extends Payload<MessageWritten> {
  @Field(() => Conversation, { description: 'The conversation, with the message as its newest one.' })
  conversation!: Conversation;
}

@ObjectType({ description: 'The conversation was marked as read.' })
export class ConversationRead {
  @Field(() => Conversation, { description: 'The conversation.' })
  conversation!: Conversation;

  @Field(() => Inbox, { description: 'The inbox with its updated counts.' })
  inbox!: Inbox;
}

@ObjectType({ description: "The message was delivered to the recipient's inbox." })
export class MessageSent extends Payload<MessageSent> {
  @Field(() => Date, { description: 'When the message was sent.' })
  sentAt!: Date;
}

@ErrorType(
  'The viewer cannot write to this email address. Does not reveal whether an account with it exists.',
)
export class UnknownRecipient extends UserError {
  override message = 'You can only message your instructors or students. Check the address.';
}

const MESSAGE_OUTCOMES = [MessageSent, UnknownRecipient, InvalidInput] as const;

export const ContactInstructorResult = createUnionType({
  name: 'ContactInstructorResult',
  description: 'Result of `contactInstructor`.',
  types: () => MESSAGE_OUTCOMES,
});

export const SendNotificationResult = createUnionType({
  name: 'SendNotificationResult',
  description: 'Result of `sendNotification`.',
  types: () => MESSAGE_OUTCOMES,
});

export const StartConversationResult = resultOf('startConversation', () => [
  MessageWritten,
  UnknownRecipient,
  InvalidInput,
]);

export const SendMessageResult = resultOf('sendMessage', () => [MessageWritten, InvalidInput]);

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
