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

  /** The session id a client gave it; unique among the account's own. */
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

  /** What the client calls the question and its answer; one of each a conversation. */
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

  /** null: no cards were asked for, or the deck was deleted since. */
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

/** An answer under way: so many an account may have at once. It frees itself when its process is gone. */
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

/** The columns after `back` are the memory model's (FSRS), as ts-fsrs calls them. */
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

  /** null: of no lesson, or of one that is gone. */
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
