import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../platform/connection';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { RequiresScope } from '../../platform/required-scope';
import { Inbox } from '../notifications/notification.types';
import { ConversationService } from './conversation.service';
import {
  Contact,
  Conversation,
  ConversationConnection,
  ConversationRead,
  MessageConnection,
  ContactInstructorResult,
  SendMessageResult,
  SendNotificationResult,
  StartConversationResult,
  ContactInstructorInput,
  SendMessageInput,
  SendNotificationInput,
  StartConversationInput,
} from './conversation.types';

@Resolver(() => Inbox)
export class InboxConversationsResolver {
  constructor(private readonly service: ConversationService) {}

  @FieldResolver(() => ConversationConnection, {
    description: 'Conversations of the viewer, the one with the newest message first.',
  })
  conversations(
    @PageArgs('conversations', 20) { first, after }: Page,
    @Arg('unreadOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether to return only conversations with unread messages.',
    })
    unreadOnly: boolean,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find in the subject, a message or a name, ignoring case and accents, at most 100 characters; null or blank for all conversations.',
    })
    search: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.conversations(viewer, first, after, unreadOnly, search);
  }

  @FieldResolver(() => Conversation, {
    nullable: true,
    description: 'A conversation of the viewer; null if the viewer does not take part in one with this id.',
  })
  conversation(
    @Arg('id', () => ID, { description: 'Identifier of the conversation.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.conversation(viewer, id);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of conversations with unread messages.' })
  unreadConversationCount(@Ctx() { viewer }: Context) {
    return this.service.unreadCount(viewer);
  }

  @FieldResolver(() => [Contact], {
    description:
      'Accounts the viewer may write to, at most 50. For students: instructors with a published course, those of their courses first. For instructors: their students.',
  })
  contacts(
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Text to find in the name, ignoring case and accents, at most 100 characters; null or blank for all contacts.',
    })
    search: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.contacts(viewer, search);
  }

  @FieldResolver(() => Contact, {
    nullable: true,
    description: 'An account; null if the viewer may not write to it.',
  })
  contact(
    @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.contact(viewer, id);
  }
}

@Resolver(() => Conversation)
export class ConversationResolver {
  constructor(private readonly service: ConversationService) {}

  @FieldResolver(() => MessageConnection, { description: 'Messages of the conversation, newest first.' })
  messages(
    @Root() { id }: Conversation,
    @PageArgs('messages') { first, after }: Page,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.messages(viewer, id, first, after);
  }

  @RequiresScope('write:messages')
  @Mutation(() => ConversationRead, {
    description: 'Marks all messages of a conversation as read. Repeating it has no effect.',
  })
  markConversationRead(
    @Arg('id', () => ID, { description: 'Identifier of the conversation.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.markRead(viewer, id);
  }

  @RequiresScope('write:messages')
  @Mutation(() => ContactInstructorResult, {
    description:
      'Sends a message from a student to an instructor with a published course. RATE_LIMITED beyond 30 messages an hour.',
  })
  contactInstructor(
    @Arg('input', () => ContactInstructorInput, { description: 'The message.' })
    { id, ...input }: ContactInstructorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.contactInstructor(viewer, input, id);
  }

  @RequiresScope('write:messages')
  @Mutation(() => SendNotificationResult, {
    description:
      'Sends a message from an instructor to a student enrolled in one of their courses. RATE_LIMITED beyond 30 messages an hour.',
  })
  sendNotification(
    @Arg('input', () => SendNotificationInput, { description: 'The message.' })
    { id, ...input }: SendNotificationInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.sendNotification(viewer, input, id);
  }

  @RequiresScope('write:messages')
  @Mutation(() => StartConversationResult, {
    description:
      'Sends a message to a contact. Continues the conversation with the same person, course and subject if there is one. RATE_LIMITED beyond 30 messages an hour.',
  })
  startConversation(
    @Arg('input', () => StartConversationInput, { description: 'The message.' })
    input: StartConversationInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.startConversation(viewer, input);
  }

  @RequiresScope('write:messages')
  @Mutation(() => SendMessageResult, {
    description: 'Sends a message in a conversation of the viewer. RATE_LIMITED beyond 30 messages an hour.',
  })
  sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.sendMessage(viewer, input);
  }
}
