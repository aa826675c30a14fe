import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import { NotificationKind } from './notification.entities';

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a notification is about.',
  valuesConfig: {
    MESSAGE: { description: 'Somebody wrote.' },
    CERTIFICATE_EARNED: { description: 'The recipient earned a certificate.' },
    QUIZ_PUBLISHED: { description: 'A quiz opened in a course the recipient is enrolled in.' },
    STUDENT_ENROLLED: {
      description: "Students enrolled in the recipient's courses; one a day, counting up.",
    },
  },
});

export enum NotificationFilter {
  ALL = 'ALL',
  READ = 'READ',
  UNREAD = 'UNREAD',
}

registerEnumType(NotificationFilter, {
  name: 'NotificationFilter',
  description: 'Which notifications a list holds.',
  valuesConfig: {
    ALL: { description: 'Every one.' },
    READ: { description: 'Those that were opened.' },
    UNREAD: { description: 'Those that were not opened yet.' },
  },
});

@ObjectType({ description: 'Something its recipient should know, from a person or from the platform.' })
export class Notification {
  @Field(() => ID, { description: 'The notification, for good.' })
  id!: string;

  @Field(() => NotificationKind, { description: 'What it is about.' })
  kind!: NotificationKind;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text, at most 5,000 characters.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Who wrote it; null: the platform itself.' })
  senderName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the page that has more to say; null when there is none.',
  })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether its recipient has opened it.' })
  isRead!: boolean;

  @Field(() => Date, { description: 'When it was sent; of one that counts up, when it last did.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'Notifications, newest first.' })
export class NotificationConnection {
  @Field(() => [Notification], { description: 'The notifications of this page.' })
  nodes!: Notification[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "The viewer's notifications." })
export class Inbox {
  @Field(() => Int, { description: 'How many were not opened yet.' })
  unreadCount!: number;

  /** Of whom this is the inbox. */
  accountId!: string;
}

@ObjectType({ description: 'A notification that counts as opened now.' })
export class NotificationRead {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Inbox, { description: 'The inbox it is in.' })
  inbox!: Inbox;
}

@ObjectType({ description: 'A notification that has just arrived, counted up or been opened.' })
export class NotificationReceived {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Inbox, { description: 'The inbox it is in.' })
  inbox!: Inbox;
}

@ObjectType({ description: 'The message is in its recipient’s inbox.' })
export class MessageSent {
  @Field(() => Date, { description: 'When it was sent.' })
  sentAt: Date;

  constructor(sentAt: Date) {
    this.sentAt = sentAt;
  }
}

@ObjectType({
  implements: UserError,
  description:
    'Nobody whom the viewer may write to has this email; it does not say whether anybody else has.',
})
export class UnknownRecipient extends UserError {
  override message = 'You can only message your instructors or students. Check the address.';
}

const MESSAGE_OUTCOMES = [MessageSent, UnknownRecipient, InvalidInput] as const;

export const ContactInstructorResult = createUnionType({
  name: 'ContactInstructorResult',
  description: 'What became of a message to an instructor.',
  types: () => MESSAGE_OUTCOMES,
});

export const SendNotificationResult = createUnionType({
  name: 'SendNotificationResult',
  description: 'What became of a message to a student.',
  types: () => MESSAGE_OUTCOMES,
});
