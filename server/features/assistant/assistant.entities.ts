import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Lesson } from '../catalogue/catalogue.entities';
import type { RequestType } from './assistant.rules';
import type { GeneratedQuestion, Source } from './provider';

@Entity('assistant_conversations')
export class AssistantConversation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

  /** Session id chosen by the client; unique per account. */
  @Column('text')
  sessionKey!: string;

  @Column('text')
  title!: string;

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
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

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
  conversationId!: string;

  @ManyToOne(() => AssistantConversation, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation!: Relation<AssistantConversation>;

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
  sources!: Source[];

  @Column('jsonb')
  questions!: GeneratedQuestion[];

  /** null: no cards were requested, or the deck was deleted. */
  @Column('uuid', { nullable: true })
  deckId!: string | null;

  @ManyToOne(() => FlashcardDeck, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'deck_id' })
  deck!: Relation<FlashcardDeck> | null;

  @Column('boolean')
  wasStopped!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A slot for an answer in progress, which limits concurrent answers per account; expires if its process crashes. */
@Entity('assistant_slots')
export class AssistantSlot {
  @PrimaryColumn('uuid')
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

  @PrimaryColumn('smallint')
  slot!: number;

  @Column('uuid')
  requestId!: string;

  @Column('timestamptz')
  until!: Date;
}

/** The columns after `back` are the state of the FSRS memory model, named as in ts-fsrs. */
@Entity('flashcards')
export class Flashcard {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  deckId!: string;

  @ManyToOne(() => FlashcardDeck, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deck_id' })
  deck!: Relation<FlashcardDeck>;

  /** 1 to n within the deck. */
  @Column('int')
  position!: number;

  /** null: no lesson, or a deleted one. */
  @Column('uuid', { nullable: true })
  lessonId!: string | null;

  @ManyToOne(() => Lesson, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'lesson_id' })
  lesson!: Relation<Lesson> | null;

  @Column('text')
  front!: string;

  @Column('text')
  back!: string;

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
