import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { RequiresScope } from '../../platform/required-scope';
import {
  ContactInstructorResult,
  Message,
  SendMessageResult,
  SendNotificationResult,
  StartConversationResult,
} from './conversation.types';
import {
  ContactInstructorInput,
  SendMessageInput,
  SendNotificationInput,
  StartConversationInput,
} from './message.inputs';
import { MessageService } from './message.service';

@Service()
@Resolver(() => Message)
export class MessageResolver {
  constructor(private readonly messages: MessageService) {}

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
    return this.messages.contactInstructor(viewer, input, id);
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
    return this.messages.sendNotification(viewer, input, id);
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
    return this.messages.startConversation(viewer, input);
  }

  @RequiresScope('write:messages')
  @Mutation(() => SendMessageResult, {
    description: 'Sends a message in a conversation of the viewer. RATE_LIMITED beyond 30 messages an hour.',
  })
  sendMessage(
    @Arg('input', () => SendMessageInput, { description: 'The message.' }) input: SendMessageInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.messages.sendMessage(viewer, input);
  }
}
