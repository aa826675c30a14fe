import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { Viewer } from '../accounts/account.types';
import { InboxService } from './inbox.service';
import { MessageService } from './message.service';
import { ContactInstructorInput, SendNotificationInput } from './notification.inputs';
import {
  ContactInstructorResult,
  Inbox,
  NotificationConnection,
  NotificationFilter,
  NotificationRead,
  NotificationReceived,
  SendNotificationResult,
} from './notification.types';

@Service()
@Resolver(() => Viewer)
export class ViewerInboxResolver {
  constructor(private readonly inboxes: InboxService) {}

  @FieldResolver(() => Inbox, { description: "The viewer's notifications." })
  inbox(@Root() viewer: Viewer, @Ctx() { batches }: Context) {
    return batches.once(`inbox of ${viewer.account.id}`, () => this.inboxes.inbox(viewer));
  }
}

@Service()
@Resolver(() => Inbox)
export class InboxResolver {
  constructor(
    private readonly inboxes: InboxService,
    private readonly messages: MessageService,
  ) {}

  @FieldResolver(() => NotificationConnection, { description: 'Notifications, newest first.' })
  notifications(
    @Arg('first', () => Int, {
      defaultValue: 50,
      description: 'Maximum number of notifications to return, 1 to 100.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the previous page; null for the first page.',
    })
    after: string | null,
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
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.notifications(viewer, first, after, filter, search);
  }

  @Mutation(() => NotificationRead, {
    description: "Marks one of the viewer's notifications as read. Repeating it has no effect.",
  })
  markNotificationRead(
    @Arg('id', () => ID, { description: 'Identifier of the notification.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.markRead(viewer, id);
  }

  @Mutation(() => Inbox, { description: "Marks all of the viewer's notifications as read." })
  markAllNotificationsRead(@Ctx() { viewer }: Context) {
    return this.inboxes.markAllRead(viewer);
  }

  @Mutation(() => ContactInstructorResult, {
    description:
      'Sends a message from a student to an instructor with a published course. RATE_LIMITED beyond 30 messages an hour.',
  })
  contactInstructor(
    @Arg('input', () => ContactInstructorInput, { description: 'The message.' })
    input: ContactInstructorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.messages.contactInstructor(viewer, input);
  }

  @Mutation(() => SendNotificationResult, {
    description:
      'Sends a message from an instructor to a student enrolled in one of their courses. RATE_LIMITED beyond 30 messages an hour.',
  })
  sendNotification(
    @Arg('input', () => SendNotificationInput, { description: 'The message.' })
    input: SendNotificationInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.messages.sendNotification(viewer, input);
  }

  @Subscription(() => NotificationReceived, {
    description:
      'Sends a notification of the viewer when it arrives, is updated or is marked as read on any device. If several are marked as read together, only the newest is sent.',
    subscribe: ({ context }: { context: Context }) => context.service(InboxService).arrivals(context.viewer),
  })
  notificationReceived(@Root() received: NotificationReceived) {
    return received;
  }
}
