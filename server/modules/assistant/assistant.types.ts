import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../platform/user-error';
import { connectionOf } from '../../platform/connection';
import { enumOf } from '../../platform/enum-of';
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
  Flashcard,
  FlashcardDeck,
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
import { NO_BUDGET, SUGGESTION_TEXT_MAX } from './suggestions/suggestion.rules';

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

/** What changes of the assistant's data return. */
@ObjectType()
abstract class AssistantChange<Self> extends Payload<Self> {
  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

@ObjectType({ description: 'The assistant answered. Question and answer were saved.' })
export class AssistantAnswered extends AssistantChange<AssistantAnswered> {
  @Field(() => AssistantMessage, { description: 'The question, without a prefix that selects its kind.' })
  question!: AssistantMessage;

  @Field(() => AssistantMessage, { description: "The assistant's answer." })
  answer!: AssistantMessage;

  @Field(() => AssistantConversation, { description: 'The conversation the messages belong to.' })
  conversation!: AssistantConversation;

  /** The generated cards; GraphQL returns them as a deck. */
  cards!: GeneratedCard[];
}

@ErrorType('The provider gave no usable answer. Nothing was saved or counted.')
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
export class ConversationDeleted extends AssistantChange<ConversationDeleted> {
  @Field(() => ID, { description: 'Identifier of the deleted conversation.' })
  conversationId!: string;
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

export const FlashcardRating = enumOf('FlashcardRating', 'How well a flashcard was remembered.', {
  AGAIN: 'Not remembered.',
  HARD: 'Remembered with serious difficulty.',
  GOOD: 'Remembered after some thought.',
  EASY: 'Remembered immediately.',
});
export type FlashcardRating = keyof typeof FlashcardRating;

/** The states in the order of their numbers in ts-fsrs. */
export const FlashcardState = enumOf('FlashcardState', 'Learning state of a flashcard.', {
  NEW: 'Never rated.',
  LEARNING: 'Being learned, due again within minutes.',
  REVIEW: 'Learned, due again after days.',
  RELEARNING: 'Forgotten after having been learned, due again within minutes.',
});
export type FlashcardState = keyof typeof FlashcardState;

@ObjectType({ description: 'When a flashcard would be due after each rating.' })
export class FlashcardSchedule {
  @Field(() => Date, { description: 'Due date after AGAIN.' })
  again!: Date;

  @Field(() => Date, { description: 'Due date after HARD.' })
  hard!: Date;

  @Field(() => Date, { description: 'Due date after GOOD.' })
  good!: Date;

  @Field(() => Date, { description: 'Due date after EASY.' })
  easy!: Date;
}

@ObjectType({ description: 'The deck was created.' })
export class FlashcardDeckCreated extends AssistantChange<FlashcardDeckCreated> {
  @Field(() => FlashcardDeck, { description: 'The new deck.' })
  deck!: FlashcardDeck;
}

export const CreateFlashcardDeckResult = resultOf('createFlashcardDeck', () => [
  FlashcardDeckCreated,
  InvalidInput,
]);

@ObjectType({ description: 'The card was rated.' })
export class FlashcardRated extends AssistantChange<FlashcardRated> {
  @Field(() => Flashcard, { description: 'The rated card.' })
  card!: Flashcard;

  @Field(() => FlashcardDeck, { description: 'The deck with its updated counts.' })
  deck!: FlashcardDeck;
}

@ObjectType({ description: 'The deck and its cards were deleted.' })
export class FlashcardDeckDeleted extends AssistantChange<FlashcardDeckDeleted> {
  @Field(() => ID, { description: 'Identifier of the deleted deck.' })
  deckId!: string;
}

export const SuggestionKind = enumOf('SuggestionKind', 'What the assistant can suggest to an instructor.', {
  COURSE_OUTLINE: "A course's outline, from its title and description; plain text.",
  LESSON_OUTLINE: "A lesson's outline, from its title and description; Markdown.",
  PLAIN_LANGUAGE: 'The text in plain language; Markdown.',
  TRANSLATION: 'The text in another language; Markdown.',
  RUBRIC: 'How a quiz or task is graded, from its title and description; plain text.',
  FEEDBACK: "A reply to a student's message; plain text.",
  ALT_TEXT: 'A description of a picture for people who cannot see it; one line.',
});
export type SuggestionKind = keyof typeof SuggestionKind;

@InputType({ description: 'What the assistant should suggest.' })
export class SuggestTextInput {
  @Field(() => ID, { description: 'A UUID chosen by the client, for `stopAssistant`.' })
  requestId!: string;

  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => ID, { nullable: true, description: 'The course of the text; null if it is not saved yet.' })
  courseId?: string | null;

  @Field(() => String, { defaultValue: '', description: 'Title of the course, lesson or quiz.' })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `The present text, also if it is not saved; at most ${SUGGESTION_TEXT_MAX} characters.`,
  })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Language of a TRANSLATION, as the tag of a course.' })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'The picture of an ALT_TEXT, by its https address.' })
  pictureUrl?: string | null;
}

@ObjectType({ description: 'The assistant suggested a text. Nothing was changed or stored.' })
export class TextSuggested extends AssistantChange<TextSuggested> {
  @Field(() => SuggestionKind, { description: 'Kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => String, { description: 'The suggestion, with no other links and pictures than the text.' })
  text!: string;

  @Field(() => AssistantKind, { description: 'COURSE if it was made of the material, without a model.' })
  madeBy!: 'COURSE' | 'MODEL';
}

@ErrorType('A budget for the model, without which the text cannot be made, is used up. Nothing was counted.')
export class AssistantBudgetUsedUp extends UserError {
  override message = NO_BUDGET;
}

export const SuggestTextResult = resultOf('suggestText', () => [
  TextSuggested,
  InvalidInput,
  AssistantUnavailable,
  AssistantBudgetUsedUp,
]);
