import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../platform/user-error';
import { NotificationKind } from './notification.types';
import { NotificationTab, Inbox, NotificationCourse } from './notification.types';

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
