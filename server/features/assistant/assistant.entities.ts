import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Lesson } from '../courses/course.entities';
import type { AssistantStep, RequestType } from './assistant.rules';
import type { GeneratedQuestion, AssistantSource } from './assistant.types';

@Entity('assistant_conversations')
export class AssistantConversation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** Session id chosen by the client; unique per account. */
  @Column('text')
  sessionKey!: string;

  @Column('text')
  title!: string;

  /** The lesson that its first question was asked at; null: none, or a deleted one. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Lesson, { onDelete: 'SET NULL' })
  lessonId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}

@Entity('flashcard_decks')
export class FlashcardDeck {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  title!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('assistant_messages')
export class AssistantMessage {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => AssistantConversation, { onDelete: 'CASCADE' })
  conversationId!: string;

  /** Client-generated id that links a question and its answer; unique per conversation and sender. */
  @Column('uuid')
  requestId!: string;

  @Column('text')
  sender!: 'USER' | 'ASSISTANT';

  @Column('text')
  requestType!: RequestType;

  @Column('text')
  text!: string;

  @Column('jsonb')
  sources!: AssistantSource[];

  @Column('jsonb')
  questions!: GeneratedQuestion[];

  /** null: no cards were requested, or the deck was deleted. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => FlashcardDeck, { onDelete: 'SET NULL' })
  deckId!: string | null;

  @Column('boolean')
  wasStopped!: boolean;

  /** Whether a lesson answers the question; null for a question. */
  @Column('boolean', { nullable: true })
  isAnswered!: boolean | null;

  /** The number of the hint, from 1; null: not a hint. */
  @Column('smallint', { nullable: true })
  hint!: number | null;

  /** What can be asked for next. */
  @Column('text', { array: true })
  nextSteps!: AssistantStep[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A slot for an answer in progress, which limits concurrent answers per account; expires if its process crashes. */
@Entity('assistant_slots')
export class AssistantSlot {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @PrimaryColumn('smallint')
  slot!: number;

  @Column('uuid')
  requestId!: string;

  @Column('timestamptz')
  until!: Date;
}

/** The columns after `quote` are the state of the FSRS memory model, named as in ts-fsrs. */
@Entity('flashcards')
export class Flashcard {
  @PrimaryColumn('uuid')
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
  front!: string;

  @Column('text')
  back!: string;

  /** The sentence of the lesson that states the answer, verbatim; null: made by hand, or before quotes were kept. */
  @Column('text', { nullable: true })
  quote!: string | null;

  @Column('timestamptz')
  due!: Date;

  @Column('double precision')
  stability!: number;

  @Column('double precision')
  difficulty!: number;

  @Column('int')
  scheduledDays!: number;

  @Column('int')
  learningSteps!: number;

  @Column('int')
  reps!: number;

  @Column('int')
  lapses!: number;

  /** 0 new, 1 learning, 2 review, 3 relearning. */
  @Column('smallint')
  state!: number;

  /** null before the first rating. */
  @Column('timestamptz', { nullable: true })
  lastReview!: Date | null;
}
