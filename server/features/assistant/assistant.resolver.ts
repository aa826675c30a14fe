import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { Viewer } from '../accounts/account.types';
import { AskAssistantInput } from './assistant.inputs';
import { AssistantService } from './assistant.service';
import {
  AskAssistantResult,
  Assistant,
  AssistantConversation,
  AssistantConversationConnection,
  AssistantMessage,
  AssistantWords,
  ConversationDeleted,
} from './assistant.types';
import { ConversationService } from './conversation.service';

@ArgsType()
class RequestArgs {
  @Field(() => ID, { description: 'What the client calls the answer.' })
  requestId!: string;
}

@Service()
@Resolver(() => Viewer)
export class ViewerAssistantResolver {
  constructor(private readonly service: AssistantService) {}

  @FieldResolver(() => Assistant, { description: 'Their assistant.' })
  assistant(@Root() viewer: Viewer) {
    return this.service.assistantOf(viewer);
  }
}

@Service()
@Resolver(() => Assistant)
export class AssistantResolver {
  constructor(
    private readonly service: AssistantService,
    private readonly talks: ConversationService,
  ) {}

  @FieldResolver(() => Int, { description: 'How many more times they may ask within this hour, 0 to 30.' })
  async remainingThisHour(@Root() assistant: Assistant, @Ctx() context: Context) {
    return (await this.quotaStatus(assistant, context)).remaining;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the hour that runs is over, and all 30 questions are free again; null: none runs.',
  })
  async questionsRenewAt(@Root() assistant: Assistant, @Ctx() context: Context) {
    return (await this.quotaStatus(assistant, context)).renewsAt;
  }

  @FieldResolver(() => AssistantConversationConnection, {
    description: 'Their conversations, last used first.',
  })
  conversations(
    @Root() { viewer }: Assistant,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
  ) {
    return this.talks.conversations(viewer, first, after);
  }

  @FieldResolver(() => AssistantConversation, {
    nullable: true,
    description: "One of their own; null for anybody else's.",
  })
  conversation(
    @Root() { viewer }: Assistant,
    @Arg('id', () => ID, { description: 'The conversation.' }) id: string,
  ) {
    return this.talks.conversation(viewer, id);
  }

  private quotaStatus({ viewer }: Assistant, { batches }: Context) {
    return batches.once('assistant: standing', () => this.service.quotaStatus(viewer));
  }

  @Mutation(() => AskAssistantResult, {
    description:
      'Asks; answers when the answer is complete or stopped. RATE_LIMITED beyond 30 an hour or 2 at once.',
  })
  askAssistant(
    @Arg('input', () => AskAssistantInput, { description: 'The question.' })
    { sessionId, courseId, ...input }: AskAssistantInput,
    @Ctx() { viewer }: Context,
  ) {
    const session = sessionId == null ? null : { conversationId: sessionId };
    return this.service.ask(viewer, { ...input, session, courseId: courseId ?? null });
  }

  @Mutation(() => Boolean, {
    description: "Stops one of the viewer's own answers; true also when there is none to stop.",
  })
  stopAssistant(@Args() { requestId }: RequestArgs, @Ctx() { viewer }: Context) {
    return this.service.stop(viewer, requestId);
  }

  @Mutation(() => ConversationDeleted, {
    description: "Deletes a conversation with its messages. NOT_FOUND unless the viewer's own.",
  })
  async deleteConversation(
    @Arg('id', () => ID, { description: 'The conversation.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    await this.talks.deleteConversation(viewer, id);
    return Object.assign(new ConversationDeleted(), {
      conversationId: id,
      assistant: this.service.assistantOf(viewer),
    });
  }

  @Mutation(() => Assistant, { description: "Deletes all of the viewer's conversations." })
  async clearConversations(@Ctx() { viewer }: Context) {
    await this.talks.clearConversations(viewer);
    return this.service.assistantOf(viewer);
  }

  @Subscription(() => AssistantWords, {
    description: "The words of one of the viewer's own answers as they come.",
    subscribe: ({ context, args }: { context: Context; args: RequestArgs }) =>
      context.service(AssistantService).words(context.viewer, args.requestId),
  })
  assistantAnswerStreamed(@Root() words: AssistantWords, @Args() _args: RequestArgs) {
    return words;
  }
}

@Service()
@Resolver(() => AssistantConversation)
export class AssistantConversationResolver {
  constructor(private readonly talks: ConversationService) {}

  @FieldResolver(() => [AssistantMessage], { description: 'What was said, oldest first, at most 200.' })
  messages(@Root() { id }: AssistantConversation, @Ctx() { viewer, batches }: Context) {
    return batches.load('messages of conversation', id, (ids) => this.talks.messagesOf(viewer, ids));
  }
}
