import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/user-error';
import { RequiresScope } from '../../../platform/required-scope';
import { enumOf } from '../assistant.enums';
import { Assistant } from '../assistant.types';

export const FlashcardRating = enumOf('FlashcardRating', 'How well a flashcard was remembered.', {
  AGAIN: 'Not remembered.',
  HARD: 'Remembered with serious difficulty.',
  GOOD: 'Remembered after some thought.',
  EASY: 'Remembered immediately.',
});
export type FlashcardRating = keyof typeof FlashcardRating;

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

/** `lesson` and `source` are added by flashcard.resolver.ts. */
@RequiresScope('ask:assistant')
@ObjectType({ description: 'A flashcard, scheduled by spaced repetition.' })
export class Flashcard {
  @Field(() => ID, { description: 'Unique identifier of the card.' })
  id!: string;

  lessonId!: string | null;

  @Field(() => String, { description: 'The question as plain text.' })
  front!: string;

  @Field(() => String, { description: 'The answer as plain text.' })
  back!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The sentence of the lesson that states the answer, as Markdown; null for cards made by hand and older ones.',
  })
  quote!: string | null;

  @Field(() => FlashcardState, { description: 'Learning state of the card.' })
  state!: FlashcardState;

  @Field(() => Date, { description: 'When the card is due for review.' })
  dueAt!: Date;

  @Field(() => Int, { description: 'Number of times the card was rated. Pass it to `rateFlashcard`.' })
  reviewCount!: number;

  @Field(() => FlashcardSchedule, { description: 'When the card would be due after each rating given now.' })
  schedule!: FlashcardSchedule;
}

@RequiresScope('ask:assistant')
@ObjectType({ description: 'A deck of flashcards.' })
export class FlashcardDeck {
  @Field(() => ID, { description: 'Unique identifier of the deck.' })
  id!: string;

  @Field(() => String, { description: 'Title of the deck, at most 200 characters.' })
  title!: string;

  @Field(() => Date, { description: 'When the deck was created.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of cards.' })
  cardCount!: number;

  @Field(() => Int, { description: 'Number of cards due now.' })
  dueCount!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the next card is due; null for a deck without cards.',
  })
  nextDueAt!: Date | null;
}

@ObjectType({ description: 'The deck was created.' })
export class FlashcardDeckCreated {
  @Field(() => FlashcardDeck, { description: 'The new deck.' })
  deck!: FlashcardDeck;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;

  constructor(deck: FlashcardDeck, assistant: Assistant) {
    this.deck = deck;
    this.assistant = assistant;
  }
}

export const CreateFlashcardDeckResult = createUnionType({
  name: 'CreateFlashcardDeckResult',
  description: 'Result of `createFlashcardDeck`.',
  types: () => [FlashcardDeckCreated, InvalidInput] as const,
});

@ObjectType({ description: 'The card was rated.' })
export class FlashcardRated {
  @Field(() => Flashcard, { description: 'The rated card.' })
  card!: Flashcard;

  @Field(() => FlashcardDeck, { description: 'The deck with its updated counts.' })
  deck!: FlashcardDeck;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

@ObjectType({ description: 'The deck and its cards were deleted.' })
export class FlashcardDeckDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted deck.' })
  deckId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}
