import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../platform/user-error';
import { connectionOf } from '../../platform/connection';
import { RequiresScope } from '../../platform/required-scope';
import { enumOf } from '../../platform/enum-of';

export const NotificationKind = enumOf('NotificationKind', 'Kind of notification.', {
  MESSAGE: 'A message from another account.',
  CERTIFICATE_EARNED: 'The recipient earned a certificate.',
  QUIZ_PUBLISHED: 'A quiz became available in a course the recipient is enrolled in.',
  STUDENT_ENROLLED:
    "Students enrolled in the recipient's courses. There is one notification a day, updated with each enrollment.",
  PASSWORD_CHANGED: "The password of the recipient's account was changed.",
  EMAIL_CHANGED: "The email address of the recipient's account was changed.",
  COURSE_MODERATED:
    "An administrator unpublished one of the recipient's courses, allowed to publish it again, or featured it.",
  REVIEW_MODERATED: "An administrator approved or hid the recipient's review.",
  INSTRUCTOR_DECIDED: "An administrator decided about the recipient's request to become an instructor.",
  COURSE_TEAM: "An invitation to a course's team, or a change of a team that the recipient belongs to.",
  ENROLLMENT_CHANGED:
    'Somebody else enrolled the recipient in a course or removed them from it, they got a place that they waited for, or their request to join was decided.',
  ENROLLMENT_REQUESTED:
    "Students ask to join one of the recipient's courses. There is one notification a course.",
});
export type NotificationKind = keyof typeof NotificationKind;

export const NotificationTab = enumOf('NotificationTab', 'Part of the inbox.', {
  MESSAGES: 'Messages from other accounts.',
  COURSES: 'What happens in courses that the recipient learns or teaches.',
  SYSTEM: "What happens to the recipient's account.",
});
export type NotificationTab = keyof typeof NotificationTab;

interface KindRules {
  tab: NotificationTab;
  /** Whether it can be switched off. */
  isOptional: boolean;
}

/** Every kind of notification; one without a tab does not compile. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationKind, KindRules>> = {
  MESSAGE: { tab: NotificationTab.MESSAGES, isOptional: true },
  QUIZ_PUBLISHED: { tab: NotificationTab.COURSES, isOptional: true },
  CERTIFICATE_EARNED: { tab: NotificationTab.COURSES, isOptional: true },
  STUDENT_ENROLLED: { tab: NotificationTab.COURSES, isOptional: true },
  // The owner must hear of them at once, in case somebody else did it.
  PASSWORD_CHANGED: { tab: NotificationTab.SYSTEM, isOptional: false },
  EMAIL_CHANGED: { tab: NotificationTab.SYSTEM, isOptional: false },
  // Instructors must learn why their course is gone.
  COURSE_MODERATED: { tab: NotificationTab.COURSES, isOptional: false },
  REVIEW_MODERATED: { tab: NotificationTab.COURSES, isOptional: true },
  COURSE_TEAM: { tab: NotificationTab.COURSES, isOptional: true },
  // Students must learn whether they have a place.
  ENROLLMENT_CHANGED: { tab: NotificationTab.COURSES, isOptional: false },
  ENROLLMENT_REQUESTED: { tab: NotificationTab.COURSES, isOptional: true },
  INSTRUCTOR_DECIDED: { tab: NotificationTab.SYSTEM, isOptional: false },
};

export const ALL_KINDS = Object.values(NotificationKind);

/** The kinds of a tab. */
export const kindsOf = (tab: NotificationTab): NotificationKind[] =>
  ALL_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].tab === tab);

export const NotificationFilter = enumOf('NotificationFilter', 'Which notifications to return.', {
  ALL: 'All notifications.',
  READ: 'Read notifications.',
  UNREAD: 'Unread notifications, without those of muted courses.',
});
export type NotificationFilter = keyof typeof NotificationFilter;

@RequiresScope('none')
@ObjectType({ description: 'A course that notifications can be about.' })
export class NotificationCourse {
  @Field(() => ID, { description: 'Identifier of the course.' })
  id!: string;

  @Field(() => String, { description: 'Title of the course.' })
  title!: string;

  @Field(() => Boolean, {
    description:
      'Whether the viewer muted the course: its notifications are neither counted nor sent by email.',
  })
  isMuted!: boolean;
}

@ObjectType({ description: 'A student who enrolled.' })
export class EnrolledStudent {
  @Field(() => String, { description: 'Name of the student.' })
  name!: string;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;
}

@RequiresScope('read:messages')
@ObjectType({ description: 'A notification from another account or from the platform.' })
export class Notification {
  @Field(() => ID, { description: 'Unique identifier of the notification.' })
  id!: string;

  @Field(() => NotificationKind, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => NotificationTab, { description: 'Part of the inbox that shows it.' })
  tab!: NotificationTab;

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

  @Field(() => NotificationCourse, {
    nullable: true,
    description: 'The course it is about; null for none, for several, and for messages.',
  })
  course!: NotificationCourse | null;

  @Field(() => Boolean, { description: 'Whether the recipient has read the notification.' })
  isRead!: boolean;

  @Field(() => Date, { description: 'When the notification was sent or last updated.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'A page of notifications, newest first.' })
export class NotificationConnection extends connectionOf(
  () => Notification,
  'The notifications on this page.',
) {}

@ObjectType({ description: 'A part of the inbox.' })
export class InboxTab {
  @Field(() => NotificationTab, { description: 'Which part it is.' })
  tab!: NotificationTab;

  @Field(() => Int, { description: 'Number of its unread notifications.' })
  unreadCount!: number;
}

@RequiresScope('read:messages')
@ObjectType({ description: "The viewer's notifications." })
export class Inbox {
  @Field(() => Int, {
    description: 'Number of unread notifications, without muted courses and kinds that are switched off.',
  })
  unreadCount!: number;

  @Field(() => [InboxTab], { description: 'The parts of the inbox, in the order in which they are shown.' })
  tabs!: InboxTab[];

  /** Account that owns the inbox. */
  accountId!: string;
}

@ObjectType()
abstract class NotificationWithInbox {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Inbox, { description: 'The inbox with its updated count.' })
  inbox!: Inbox;
}

@ObjectType({ description: 'The notification was marked as read.' })
export class NotificationRead extends NotificationWithInbox {}

@ObjectType({ description: 'A notification that was received, updated or marked as read.' })
export class NotificationReceived extends NotificationWithInbox {}

@ObjectType({ description: 'What the viewer wants of a kind of notification.' })
export class NotificationKindSetting {
  @Field(() => NotificationKind, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => NotificationTab, { description: 'Part of the inbox that shows it.' })
  tab!: NotificationTab;

  @Field(() => Boolean, { description: 'Whether the inbox shows it.' })
  inInbox!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the daily email includes it, if the viewer wants that email.',
  })
  byMail!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it can be switched off; notifications about security cannot.',
  })
  isOptional!: boolean;
}

@ObjectType({ description: 'The daily email with unread notifications.' })
export class DailySummary {
  @Field(() => Boolean, { description: 'Whether the viewer asked for it.' })
  isOn!: boolean;

  @Field(() => Int, { description: "Hour at which it is sent, 0 to 23, in the viewer's time zone." })
  hour!: number;
}

@ObjectType({ description: 'Which notifications the viewer wants.' })
export class NotificationSettings {
  @Field(() => [NotificationKindSetting], {
    description: 'The kinds of notifications that the viewer can get.',
  })
  kinds!: NotificationKindSetting[];

  @Field(() => [NotificationCourse], {
    description: 'Courses that the viewer learns or teaches, the muted ones first; at most 200.',
  })
  courses!: NotificationCourse[];

  @Field(() => DailySummary, { description: 'The daily email.' })
  summary!: DailySummary;

  @Field(() => String, {
    nullable: true,
    description: "The viewer's time zone, such as `Europe/Berlin`; null if not chosen yet.",
  })
  timeZone!: string | null;

  @Field(() => Boolean, { description: 'Whether this platform can send emails.' })
  sendsMail!: boolean;
}

@InputType({ description: 'What to do with a kind of notification.' })
export class NotificationKindInput {
  @Field(() => NotificationKind, { description: 'Kind of notification.' })
  kind!: NotificationKind;

  @Field(() => Boolean, { description: 'Whether the inbox shows it.' })
  inInbox!: boolean;

  @Field(() => Boolean, { description: 'Whether the daily email includes it.' })
  byMail!: boolean;
}

@InputType({ description: 'The daily email with unread notifications.' })
export class DailySummaryInput {
  @Field(() => Boolean, { description: 'Whether to send it.' })
  isOn!: boolean;

  @Field(() => Int, { description: "Hour, 0 to 23, in the viewer's time zone." })
  hour!: number;
}

@InputType({ description: 'Which notifications the viewer wants.' })
export class NotificationSettingsInput {
  @Field(() => [NotificationKindInput], { description: 'Kinds to change; others stay unchanged.' })
  kinds!: NotificationKindInput[];

  @Field(() => DailySummaryInput, { nullable: true, description: 'The daily email; unchanged if left out.' })
  summary?: DailySummaryInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone for a viewer who has not chosen one; otherwise without effect.',
  })
  timeZone?: string | null;
}

@ObjectType({ description: 'The settings were saved.' })
export class NotificationSettingsUpdated extends Payload<NotificationSettingsUpdated> {
  @Field(() => NotificationSettings, { description: 'The settings.' })
  settings!: NotificationSettings;

  @Field(() => Inbox, { description: 'The inbox with its updated counts.' })
  inbox!: Inbox;
}

export const UpdateNotificationSettingsResult = resultOf('updateNotificationSettings', () => [
  NotificationSettingsUpdated,
  InvalidInput,
]);

@ObjectType({ description: 'The course was muted or is no longer muted.' })
export class CourseMuteSet extends Payload<CourseMuteSet> {
  @Field(() => NotificationCourse, { description: 'The course.' })
  course!: NotificationCourse;

  @Field(() => Inbox, { description: 'The inbox with its updated counts.' })
  inbox!: Inbox;
}
