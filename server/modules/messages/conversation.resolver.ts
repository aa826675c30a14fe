import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../platform/connection';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import { Inbox } from '../notifications/notification.types';
import { ConversationService } from './conversation.service';
import {
  Contact,
  Conversation,
  ConversationConnection,
  ConversationRead,
  MessageConnection,
} from './conversation.types';

@Service()
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

@Service()
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
}
