import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput, UserError } from '../../platform/user-error';
import { NotificationKind } from './notification.entities';

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'Kind of notification.',
  valuesConfig: {
    MESSAGE: { description: 'A message from another account.' },
    CERTIFICATE_EARNED: { description: 'The recipient earned a certificate.' },
    QUIZ_PUBLISHED: { description: 'A quiz became available in a course the recipient is enrolled in.' },
    STUDENT_ENROLLED: {
      description:
        "Students enrolled in the recipient's courses. There is one notification a day, updated with each enrollment.",
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
  description: 'Which notifications to return.',
  valuesConfig: {
    ALL: { description: 'All notifications.' },
    READ: { description: 'Read notifications.' },
    UNREAD: { description: 'Unread notifications.' },
  },
});

@ObjectType({ description: 'A notification from another account or from the platform.' })
export class Notification {
  @Field(() => ID, { description: 'Unique identifier of the notification.' })
  id!: string;

  @Field(() => NotificationKind, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => String, { description: 'Title of the notification, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Text of the notification as plain text, at most 5,000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sender; null for a notification from the platform.',
  })
  senderName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the related page; null if there is none.',
  })
  path!: string | null;

  @Field(() => Boolean, { description: 'Whether the recipient has read the notification.' })
  isRead!: boolean;

  @Field(() => Date, { description: 'When the notification was sent or last updated.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'A page of notifications, newest first.' })
export class NotificationConnection {
  @Field(() => [Notification], { description: 'The notifications on this page.' })
  nodes!: Notification[];

  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "The viewer's notifications." })
export class Inbox {
  @Field(() => Int, { description: 'Number of unread notifications.' })
  unreadCount!: number;

  /** Account that owns the inbox. */
  accountId!: string;
}

@ObjectType({ description: 'The notification was marked as read.' })
export class NotificationRead {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Inbox, { description: 'The inbox with its updated count.' })
  inbox!: Inbox;
}

@ObjectType({ description: 'A notification that was received, updated or marked as read.' })
export class NotificationReceived {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Inbox, { description: 'The inbox with its updated count.' })
  inbox!: Inbox;
}

@ObjectType({ description: "The message was delivered to the recipient's inbox." })
export class MessageSent {
  @Field(() => Date, { description: 'When the message was sent.' })
  sentAt: Date;

  constructor(sentAt: Date) {
    this.sentAt = sentAt;
  }
}

@ObjectType({
  implements: UserError,
  description:
    'The viewer cannot write to this email address. Does not reveal whether an account with it exists.',
})
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
