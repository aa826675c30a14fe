import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { enumOf } from '../../platform/enum-of';
import { RequiresScope } from '../../platform/required-scope';
import { Account } from '../accounts/account.entities';
import { Lesson } from '../courses/course.entities';
import { QuestionType } from '../quizzes/quiz.entities';
import type { AssistantStep as Step, BudgetUnit, RequestType } from './assistant.rules';

// The values match the types in assistant.rules.ts.

const REQUESTS = {
  TUTORING: 'A written answer.',
  QUIZ_GENERATION: 'Practice questions.',
  FLASHCARD_CREATION: 'A deck of flashcards.',
};

export const AssistantRequestType = enumOf('AssistantRequestType', 'Kind of request.', REQUESTS);

export const AssistantCallKind = enumOf(
  'AssistantCallKind',
  'What an external model or host is called for.',
  {
    ...REQUESTS,
    SUGGESTION: 'A text suggested to an instructor.',
    EMBEDDING: 'Vectors of passages, which only earlier releases made.',
  },
);

export const AssistantUserType = enumOf('AssistantUserType', 'Audience of an answer.', {
  STUDENT: 'A student of the subject.',
  INSTRUCTOR: 'A teacher of the subject.',
});

export const AssistantDifficulty = enumOf('AssistantDifficulty', 'Prior knowledge that an answer assumes.', {
  BEGINNER: 'None.',
  INTERMEDIATE: 'Basic knowledge of the subject.',
  ADVANCED: 'Practical experience with the subject.',
});

export const AssistantSubject = enumOf('AssistantSubject', 'Subject area whose courses are preferred.', {
  GENERATIVE_AI: 'Generative AI.',
  WEB_DEVELOPMENT: 'Web Development.',
  DESIGN: 'Design.',
});

export const AssistantKind = enumOf('AssistantKind', 'Provider of the answers.', {
  COURSE: 'Built in: quotes the course material without a language model.',
  MODEL: 'A language model that receives the course material.',
  HOST: 'An external assistant service with its own material.',
});
export type AssistantKind = keyof typeof AssistantKind;

export const AssistantStep = enumOf('AssistantStep', 'What can be asked for after a hint.', {
  NEXT_HINT: 'A further hint; after the second one the explanation.',
  EXPLANATION: 'The explanation with its source; a further hint if the course only gives hints.',
});

export const AssistantSender = enumOf('AssistantSender', 'Author of a message.', {
  USER: 'The viewer.',
  ASSISTANT: 'The assistant.',
});
export type AssistantSender = keyof typeof AssistantSender;

@ObjectType({ description: 'A source of an answer.' })
export class AssistantSource {
  @Field(() => String, { description: 'Title of the lesson, and the heading of the passage.' })
  name!: string;

  @Field(() => String, { description: 'Path to the passage; an external assistant may give an https URL.' })
  source!: string;

  @Field(() => ID, { nullable: true, description: 'The course; null for a source of an external assistant.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The lesson; null for a source of an external assistant.' })
  lessonId!: string | null;

  @Field(() => String, {
    description: 'Plain beginning of the passage, at most 300 characters; may be empty.',
  })
  excerpt!: string;
}

@ObjectType({ description: 'An ungraded practice question. Instructors can copy it into a quiz.' })
export class GeneratedQuestion {
  @Field(() => QuestionType, { description: 'Type of the question: MULTIPLE_CHOICE or TRUE_FALSE.' })
  type!: 'MULTIPLE_CHOICE' | 'TRUE_FALSE';

  @Field(() => String, { description: 'The question as plain text.' })
  text!: string;

  @Field(() => [String], { description: 'The four options of MULTIPLE_CHOICE; empty for TRUE_FALSE.' })
  options!: string[];

  @Field(() => String, { description: "The correct answer: one of the options, 'true' or 'false'." })
  answer!: string;

  @Field(() => String, { description: 'Why the answer is correct.' })
  explanation!: string;

  @Field(() => String, { description: 'The sentence of the lesson the question is based on, verbatim.' })
  quote!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => ID, { description: 'Identifier of the lesson the question is based on.' })
  lessonId!: string;

  @Field(() => String, { description: 'Title of the lesson.' })
  lessonTitle!: string;

  @Field(() => String, { description: 'Path that opens the lesson.' })
  source!: string;
}

/** `messages` and `lesson` are added by the resolvers. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A conversation with the assistant.' })
@Entity('assistant_conversations')
export class AssistantConversation {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier; pass it as `sessionId` to continue.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** Session id chosen by the client; unique per account. */
  @Column('text')
  sessionKey!: string;

  @Column('text')
  @Field(() => String, { description: 'The first question, at most 80 characters.' })
  title!: string;

  /** The lesson that its first question was asked at; null: none, or a deleted one. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Lesson, { onDelete: 'SET NULL' })
  lessonId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the conversation started.' })
  createdAt!: Date;

  @Column('timestamptz')
  @Field(() => Date, { description: 'When the last message was written.' })
  updatedAt!: Date;
}

/** `cards` and `dueCards` are added by flashcard.resolver.ts. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A deck of flashcards.' })
@Entity('flashcard_decks')
export class FlashcardDeck {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the deck.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  @Field(() => String, { description: 'Title of the deck, at most 200 characters.' })
  title!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the deck was created.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of cards.' })
  cardCount!: number;

  @Field(() => Int, { description: 'Number of cards due now.' })
  dueCount!: number;

  @Field(() => Date, { nullable: true, description: 'When the next card is due; null without cards.' })
  nextDueAt!: Date | null;
}

/** `deck` is added by flashcard.resolver.ts. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A message in a conversation with the assistant.' })
@Entity('assistant_messages')
export class AssistantMessage {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the message.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => AssistantConversation, { onDelete: 'CASCADE' })
  conversationId!: string;

  /** Client-generated id that links a question and its answer; unique per conversation and sender. */
  @Column('uuid')
  requestId!: string;

  @Column('text')
  @Field(() => AssistantSender, { description: 'Author of the message.' })
  sender!: AssistantSender;

  @Column('text')
  @Field(() => AssistantRequestType, { description: 'Kind of request.' })
  requestType!: RequestType;

  @Column('text')
  @Field(() => String, {
    description:
      'Plain text from the viewer; Markdown without HTML from the assistant, empty if it was stopped.',
  })
  text!: string;

  @Column('jsonb')
  @Field(() => [AssistantSource], { description: 'Sources of the answer, most relevant first.' })
  sources!: AssistantSource[];

  @Column('jsonb')
  @Field(() => [GeneratedQuestion], { description: 'Practice questions of a QUIZ_GENERATION answer.' })
  questions!: GeneratedQuestion[];

  /** null: no cards were requested, or the deck was deleted. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => FlashcardDeck, { onDelete: 'SET NULL' })
  deckId!: string | null;

  @Column('boolean')
  @Field(() => Boolean, { description: 'Whether the viewer stopped the answer.' })
  wasStopped!: boolean;

  /** Whether a lesson answers the question; null for a question. */
  @Column('boolean', { nullable: true })
  isAnswered!: boolean | null;

  @Column('smallint', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Number of the hint, from 1; null if it is none.' })
  hint!: number | null;

  @Column('text', { array: true })
  @Field(() => [AssistantStep], {
    description: 'What can be asked for with `step` after a hint, while it is the last answer of the chat.',
  })
  nextSteps!: Step[];

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the message was written.' })
  createdAt!: Date;
}

/** The columns after `quote` are the state of the FSRS memory model, named as in ts-fsrs. */
@RequiresScope('ask:assistant')
// Not simple, since two fields have other names than their columns.
@ObjectType({ description: 'A flashcard, scheduled by spaced repetition.', simpleResolvers: false })
@Entity('flashcards')
export class Flashcard {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the card.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => FlashcardDeck, { onDelete: 'CASCADE' })
  deckId!: string;

  /** 1 to n within the deck. */
  @Column('int')
  position!: number;

  /** null: no lesson, or a deleted one. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Lesson, { onDelete: 'SET NULL' })
  lessonId!: string | null;

  @Column('text')
  @Field(() => String, { description: 'The question as plain text.' })
  front!: string;

  @Column('text')
  @Field(() => String, { description: 'The answer as plain text.' })
  back!: string;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The sentence of the lesson that states the answer, as Markdown; null if there is none.',
  })
  quote!: string | null;

  @Column('timestamptz')
  @Field(() => Date, { name: 'dueAt', description: 'When the card is due for review.' })
  due!: Date;

  @Column('double precision')
  stability!: number;

  @Column('double precision')
  difficulty!: number;

  @Column('int')
  scheduled_days!: number;

  @Column('int')
  learning_steps!: number;

  @Column('int')
  @Field(() => Int, { name: 'reviewCount', description: 'How often it was rated, for `rateFlashcard`.' })
  reps!: number;

  @Column('int')
  lapses!: number;

  /** 0 new, 1 learning, 2 review, 3 relearning. */
  @Column('smallint')
  state!: number;

  /** null before the first rating. */
  @Column('timestamptz', { nullable: true })
  last_review!: Date | null;
}

const AssistantBudgetUnit = enumOf('AssistantBudgetUnit', 'What the budgets of the assistant count.', {
  TOKENS: 'Tokens as the host reports them, or estimated from the length of the prompt.',
  REQUESTS: 'Calls that did not fail.',
} satisfies Record<BudgetUnit, string>);

/** What is read and edited of the budgets. */
@ObjectType()
@InputType()
export abstract class EditedBudgets {
  @Column('text')
  @Field(() => AssistantBudgetUnit, { description: 'What is counted.' })
  unit!: BudgetUnit;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a person in a day; null or 0 for no limit.' })
  perPerson!: number | null;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a course in a day; null or 0 for no limit.' })
  perCourse!: number | null;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Budget of a month; null or 0 for no limit.' })
  perMonth!: number | null;
}

/** The only row of its table. */
@RequiresScope('read:admin')
@ObjectType({ description: 'The budgets for an external model or host. Days and months are in UTC.' })
@Entity('assistant_budgets')
export class AssistantBudgets extends EditedBudgets {
  @PrimaryColumn('boolean')
  isOnly!: true;

  @Column('int')
  @Field(() => Int, { description: 'Number of edits; pass it to `updateAssistantBudgets`.' })
  revision!: number;
}
