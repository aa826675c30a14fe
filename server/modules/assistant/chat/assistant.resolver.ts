import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { Lesson } from '../../courses/course.types';
import {
  AskAssistantInput,
  AskAssistantResult,
  Assistant,
  AssistantConversation,
  AssistantConversationConnection,
  AssistantMessage,
  AssistantWords,
  ConversationDeleted,
  SuggestionKind,
  SuggestTextInput,
  SuggestTextResult,
} from '../assistant.types';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { FlashcardService } from '../flashcards/flashcard.service';
import { SuggestionService } from '../suggestions/suggestion.service';
import { AnswerStreams } from './answer-streams';
import { AssistantService } from './assistant.service';

@Resolver(() => Viewer)
export class ViewerAssistantResolver {
  constructor(private readonly configured: ConfiguredProvider) {}

  @RequiresScope('ask:assistant')
  @FieldResolver(() => Assistant, { description: "The viewer's assistant: conversations and flashcards." })
  assistant(@Root() viewer: Viewer) {
    return this.configured.assistantOf(viewer);
  }
}

@Resolver(() => Assistant)
export class AssistantResolver {
  constructor(
    private readonly service: AssistantService,
    private readonly configured: ConfiguredProvider,
    private readonly streams: AnswerStreams,
    private readonly suggestions: SuggestionService,
  ) {}

  @FieldResolver(() => Int, { description: 'Questions left in the current hour, 0 to 30.' })
  async remainingThisHour(@Root() assistant: Assistant, @Ctx() context: Context) {
    return (await this.quotaStatus(assistant, context)).remaining;
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When all 30 are left again; null if they are.' })
  async quotaResetsAt(@Root() assistant: Assistant, @Ctx() context: Context) {
    return (await this.quotaStatus(assistant, context)).renewsAt;
  }

  @FieldResolver(() => AssistantConversationConnection, { description: 'Most recently used first.' })
  conversations(@Root() { viewer }: Assistant, @PageArgs('conversations', 20) { first, after }: Page) {
    return this.service.conversations(viewer, first, after);
  }

  @FieldResolver(() => AssistantConversation, {
    nullable: true,
    description: "A conversation; null if it is not the viewer's.",
  })
  conversation(
    @Root() { viewer }: Assistant,
    @Arg('id', () => ID, { description: 'Identifier of the conversation.' }) id: string,
  ) {
    return this.service.conversation(viewer, id);
  }

  @FieldResolver(() => [SuggestionKind], {
    description: 'What can be suggested: without a language model outlines only, and nothing to students.',
  })
  suggestionKinds(@Root() { viewer }: Assistant) {
    return this.suggestions.kinds(viewer);
  }

  private quotaStatus({ viewer }: Assistant, { batches }: Context) {
    return batches.once('assistant: standing', () => this.service.quotaStatus(viewer));
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => AskAssistantResult, {
    description: 'Returns the complete or stopped answer. RATE_LIMITED beyond 30 an hour or 2 at a time.',
  })
  askAssistant(
    @Arg('input', () => AskAssistantInput, { description: 'The question.' })
    { sessionId, ...input }: AskAssistantInput,
    @Ctx() { viewer }: Context,
  ) {
    const session = sessionId == null ? null : { key: sessionId, mustExist: true };
    return this.service.ask(viewer, { ...input, session });
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => Boolean, {
    description: 'Stops an answer to the viewer. Always true, even if there is none to stop.',
  })
  stopAssistant(
    @Arg('requestId', () => ID, { description: 'The `requestId` given to `askAssistant`.' })
    requestId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.streams.stop(viewer, requestId);
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => SuggestTextResult, {
    description:
      'Suggests a text to an instructor. FORBIDDEN without the permission, NOT_FOUND outside the team, RATE_LIMITED like questions.',
  })
  suggestText(
    @Arg('input', () => SuggestTextInput, { description: 'What to suggest.' })
    input: SuggestTextInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.suggestions.suggest(viewer, input);
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => ConversationDeleted, {
    description: "Deletes a conversation and its messages. NOT_FOUND unless it is the viewer's.",
  })
  async deleteConversation(
    @Arg('id', () => ID, { description: 'Identifier of the conversation.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    await this.service.deleteConversation(viewer, id);
    return { conversationId: id, assistant: this.configured.assistantOf(viewer) };
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => Assistant, { description: "Deletes all of the viewer's conversations." })
  async clearConversations(@Ctx() { viewer }: Context) {
    await this.service.clearConversations(viewer);
    return this.configured.assistantOf(viewer);
  }

  @RequiresScope('ask:assistant')
  @Subscription(() => AssistantWords, {
    description: "Streams the answer to one of the viewer's questions as it is written.",
    subscribe: ({ context, args }: { context: Context; args: { requestId: string } }) =>
      context.service(AnswerStreams).words(context.viewer, args.requestId),
  })
  assistantAnswerStreamed(
    @Root() words: AssistantWords,
    @Arg('requestId', () => ID, { description: 'The `requestId` given to `askAssistant`.' })
    _requestId: string,
  ) {
    return words;
  }
}

@Resolver(() => AssistantConversation)
export class AssistantConversationResolver {
  constructor(
    private readonly service: AssistantService,
    private readonly flashcards: FlashcardService,
  ) {}

  @FieldResolver(() => Lesson, {
    nullable: true,
    description: 'The lesson of the first question; null without one, or if it can no longer be read.',
  })
  lesson(@Root() { lessonId }: AssistantConversation, @Ctx() { viewer, batches }: Context) {
    return (
      lessonId && batches.load('lesson of chat', lessonId, (ids) => this.flashcards.lessonsOf(viewer, ids))
    );
  }

  @FieldResolver(() => [AssistantMessage], { description: 'Oldest first, at most 200.' })
  messages(@Root() { id }: AssistantConversation, @Ctx() { viewer, batches }: Context) {
    return batches.load('messages of conversation', id, (ids) => this.service.messagesOf(viewer, ids));
  }
}
