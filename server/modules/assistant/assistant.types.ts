import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { resultOf, InvalidInput, UserError, Payload } from '../../platform/user-error';
import { connectionOf } from '../../platform/connection';
import type { Viewer } from '../../platform/viewer';
import { RequiresScope } from '../../platform/required-scope';
import {
  AssistantConversation,
  AssistantDifficulty,
  AssistantKind,
  AssistantMessage,
  AssistantRequestType,
  AssistantStep,
  AssistantSubject,
  AssistantUserType,
} from './assistant.entities';
import type { GeneratedCard } from './provider';
import {
  ASSISTANT_TEXT_MAX,
  type AssistantStep as Step,
  DECK_CARDS_MAX,
  DEFAULT_DIFFICULTY,
  DEFAULT_SUBJECT,
  DEFAULT_USER_TYPE,
  type Difficulty,
  FLASHCARD_PREFIX,
  QUIZ_PREFIX,
  type RequestType,
  type Subject,
  type UserType,
} from './assistant.rules';

/** Stored as they are shown. */
export {
  AssistantConversation,
  AssistantMessage,
  Flashcard,
  FlashcardDeck,
  type GeneratedQuestion,
} from './assistant.entities';

@ObjectType({ description: 'A page of conversations, most recently used first.' })
export class AssistantConversationConnection extends connectionOf(
  () => AssistantConversation,
  'The conversations on this page.',
) {}

/** The lists are added by the resolvers. */
@RequiresScope('ask:assistant')
@ObjectType({ description: "The viewer's assistant: conversations and flashcards." })
export class Assistant {
  @Field(() => ID, { description: "Identifier of the viewer's account." })
  id!: string;

  @Field(() => AssistantKind, { description: 'Provider of the answers.' })
  kind!: AssistantKind;

  @Field(() => Boolean, { description: 'Whether answers are streamed while they are written.' })
  streams!: boolean;

  viewer!: Viewer;
}

@ObjectType({ description: 'The assistant answered. Question and answer were saved.' })
export class AssistantAnswered extends Payload<AssistantAnswered> {
  @Field(() => AssistantMessage, { description: 'The question, without a prefix that selects its kind.' })
  question!: AssistantMessage;

  @Field(() => AssistantMessage, { description: "The assistant's answer." })
  answer!: AssistantMessage;

  @Field(() => AssistantConversation, { description: 'The conversation the messages belong to.' })
  conversation!: AssistantConversation;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;

  /** The generated cards; GraphQL returns them as a deck. */
  cards!: GeneratedCard[];
}

@ObjectType({
  implements: UserError,
  description: 'The provider gave no usable answer. Nothing was saved or counted.',
})
export class AssistantUnavailable extends UserError {}

export const AskAssistantResult = resultOf('askAssistant', () => [
  AssistantAnswered,
  InvalidInput,
  AssistantUnavailable,
]);

@ObjectType({ description: 'A part of a streamed answer.' })
export class AssistantWords {
  @Field(() => ID, { description: 'The `requestId` of the answer.' })
  requestId!: string;

  @Field(() => Int, { description: 'Offset in the answer in UTF-16 code units; 0 starts it over.' })
  from!: number;

  @Field(() => String, { description: 'Text of this part; may be empty in the last part.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether this is the last part.' })
  isLast!: boolean;
}

@ObjectType({ description: 'The conversation and its messages were deleted.' })
export class ConversationDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted conversation.' })
  conversationId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

@InputType({ description: 'A question to the assistant.' })
export class AskAssistantInput {
  @Field(() => ID, {
    description: 'A UUID chosen by the client, by which the answer is streamed, stopped or asked for again.',
  })
  requestId!: string;

  @Field(() => String, {
    description: `1 to ${ASSISTANT_TEXT_MAX} characters. '${QUIZ_PREFIX}' and '${FLASHCARD_PREFIX}' select the kind.`,
  })
  text!: string;

  @Field(() => AssistantRequestType, {
    defaultValue: AssistantRequestType.TUTORING,
    description: 'Kind of request.',
  })
  requestType!: RequestType;

  @Field(() => AssistantUserType, { defaultValue: DEFAULT_USER_TYPE, description: 'Audience of the answer.' })
  userType!: UserType;

  @Field(() => AssistantDifficulty, {
    defaultValue: DEFAULT_DIFFICULTY,
    description: 'Prior knowledge that the answer assumes.',
  })
  difficulty!: Difficulty;

  @Field(() => AssistantSubject, {
    defaultValue: DEFAULT_SUBJECT,
    description: 'Subject area whose courses are preferred as sources.',
  })
  subject!: Subject;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the text is an exercise, for which TUTORING gives two hints before the explanation.',
  })
  isExercise!: boolean;

  @Field(() => AssistantStep, {
    nullable: true,
    description:
      'What to say next if the last answer is a hint; null if the text says it. Only for TUTORING.',
  })
  step?: Step | null;

  @Field(() => ID, {
    nullable: true,
    description: "The conversation to continue; null for a new one. NOT_FOUND unless it is the viewer's.",
  })
  sessionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The only course to answer from; null for all that the viewer can read. NOT_FOUND for others.',
  })
  courseId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The lesson that is asked about first, then its course; null for none. NOT_FOUND if unreadable or not of `courseId`.',
  })
  lessonId?: string | null;
}

@InputType({ description: 'A flashcard to create.' })
export class FlashcardInput {
  @Field(() => String, { description: 'The question, at most 500 characters.' })
  front!: string;

  @Field(() => String, { description: 'The answer, at most 2,000 characters.' })
  back!: string;

  @Field(() => ID, { nullable: true, description: 'The lesson that the card is about; null for none.' })
  lessonId?: string | null;
}

@InputType({ description: 'A deck to create.' })
export class CreateFlashcardDeckInput {
  @Field(() => String, { description: 'Title of the deck, at most 200 characters.' })
  title!: string;

  @Field(() => [FlashcardInput], { description: `1 to ${DECK_CARDS_MAX} cards, in order.` })
  cards!: FlashcardInput[];
}
