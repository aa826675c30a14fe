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

  @FieldResolver(() => Inbox, { description: 'What the platform and other people told them.' })
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

  @FieldResolver(() => NotificationConnection, { description: 'The notifications in it, newest first.' })
  notifications(
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
    @Arg('filter', () => NotificationFilter, {
      defaultValue: NotificationFilter.ALL,
      description: 'All of them, or those read or unread alone.',
    })
    filter: NotificationFilter,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Contained in title or message; case and marks do not count. At most 100 characters; null or blank: none.',
    })
    search: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.notifications(viewer, first, after, filter, search);
  }

  @Mutation(() => NotificationRead, {
    description: "Marks one of the viewer's notifications as opened; again changes nothing.",
  })
  markNotificationRead(
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.inboxes.markRead(viewer, id);
  }

  @Mutation(() => Inbox, { description: "Marks every notification of the viewer's as opened." })
  markAllNotificationsRead(@Ctx() { viewer }: Context) {
    return this.inboxes.markAllRead(viewer);
  }

  @Mutation(() => ContactInstructorResult, {
    description: 'A student writes to an instructor with a published course; 30 messages an hour.',
  })
  contactInstructor(
    @Arg('input', () => ContactInstructorInput, { description: 'The message.' })
    input: ContactInstructorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.messages.contactInstructor(viewer, input);
  }

  @Mutation(() => SendNotificationResult, {
    description: 'An instructor writes to a student enrolled with them; 30 messages an hour.',
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
      'A notification to the viewer, as it arrives or is opened on any of their screens; of several opened together, the newest.',
    subscribe: ({ context }: { context: Context }) => context.service(InboxService).arrivals(context.viewer),
  })
  notificationReceived(@Root() received: NotificationReceived) {
    return received;
  }
}
