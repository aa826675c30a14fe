import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { type Page, PageArgs } from '../../platform/connection';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import { InboxService } from './inbox.service';
import {
  CourseMuteSet,
  EnrolledStudent,
  Inbox,
  Notification,
  NotificationConnection,
  NotificationFilter,
  NotificationRead,
  NotificationReceived,
  NotificationSettings,
  NotificationSettingsInput,
  NotificationTab,
  UpdateNotificationSettingsResult,
} from './notification.types';
import { NotificationSettingsService } from './settings.service';

@Resolver(() => Viewer)
export class ViewerInboxResolver {
  constructor(private readonly inboxes: InboxService) {}

  @RequiresScope('read:messages')
  @FieldResolver(() => Inbox, { description: "The viewer's notifications." })
  inbox(@Root() viewer: Viewer, @Ctx() { batches }: Context) {
    return batches.once(`inbox of ${viewer.account.id}`, () => this.inboxes.inbox(viewer));
  }
}

@Resolver(() => Inbox)
export class InboxResolver {
  constructor(private readonly inboxes: InboxService) {}

  @FieldResolver(() => NotificationConnection, { description: 'Notifications, newest first.' })
  notifications(
    @PageArgs('notifications') { first, after }: Page,
    @Arg('filter', () => NotificationFilter, {
      defaultValue: NotificationFilter.ALL,
      description: 'Whether to return all, read or unread notifications.',
    })
    filter: NotificationFilter,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find in the title or message, ignoring case and accents, at most 100 characters; null or blank for all notifications.',
    })
    search: string | null,
    @Arg('tab', () => NotificationTab, {
      nullable: true,
      description: 'Part of the inbox; null for all notifications.',
    })
    tab: NotificationTab | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.notifications(viewer, first, after, filter, search, tab);
  }

  @FieldResolver(() => Notification, {
    nullable: true,
    description: "One of the viewer's notifications; null if there is none with this identifier.",
  })
  notification(
    @Arg('id', () => ID, { description: 'Identifier of the notification.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.notification(viewer, id);
  }

  @RequiresScope('write:messages')
  @Mutation(() => NotificationRead, {
    description: "Marks one of the viewer's notifications as read. Repeating it has no effect.",
  })
  markNotificationRead(
    @Arg('id', () => ID, { description: 'Identifier of the notification.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.markRead(viewer, id);
  }

  @RequiresScope('write:messages')
  @Mutation(() => Inbox, { description: "Marks all of the viewer's notifications as read." })
  markAllNotificationsRead(
    @Arg('tab', () => NotificationTab, {
      nullable: true,
      description: 'Part of the inbox; null for all notifications.',
    })
    tab: NotificationTab | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.markAllRead(viewer, tab);
  }

  @RequiresScope('read:messages')
  @Subscription(() => NotificationReceived, {
    description:
      'Sends a notification of the viewer when it arrives, is updated or is marked as read on any device. If several are marked as read together, only the newest is sent.',
    subscribe: ({ context }: { context: Context }) => context.service(InboxService).arrivals(context.viewer),
  })
  notificationReceived(@Root() received: NotificationReceived) {
    return received;
  }
}

@Resolver(() => Notification)
export class NotificationResolver {
  constructor(private readonly inboxes: InboxService) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [EnrolledStudent], {
    description:
      'The students of a notification of the kind STUDENT_ENROLLED, first enrolled first; at most 100.',
  })
  students(@Root() notification: Notification, @Ctx() { viewer }: Context) {
    return this.inboxes.students(viewer, notification.id);
  }
}

@Resolver(() => Viewer)
export class NotificationSettingsResolver {
  constructor(private readonly service: NotificationSettingsService) {}

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => NotificationSettings, { description: 'Which notifications the viewer wants.' })
  notificationSettings(@Root() viewer: Viewer) {
    return this.service.settings(viewer);
  }

  @RequiresScope('write:profile')
  @Mutation(() => UpdateNotificationSettingsResult, {
    description:
      'Changes which notifications the viewer wants. Notifications about security cannot be switched off.',
  })
  updateNotificationSettings(
    @Arg('input', () => NotificationSettingsInput, { description: 'The settings.' })
    input: NotificationSettingsInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.update(viewer, input);
  }

  @RequiresScope('write:profile')
  @Mutation(() => CourseMuteSet, {
    description:
      'Mutes a course that the viewer learns or teaches, or ends that. Notifications of a muted course can be read, but are neither counted nor sent by email. Messages from people are not muted.',
  })
  setCourseMuted(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Arg('isMuted', () => Boolean, { description: 'Whether to mute the course.' }) isMuted: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setCourseMuted(viewer, courseId, isMuted);
  }
}
