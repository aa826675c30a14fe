import { Field, ID, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { Flashcard, FlashcardDeck } from '../assistant.entities';
import { enumOf } from '../../../platform/enum-of';
import { Assistant } from '../assistant.types';

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
export class FlashcardDeckCreated extends Payload<FlashcardDeckCreated> {
  @Field(() => FlashcardDeck, { description: 'The new deck.' })
  deck!: FlashcardDeck;

  @Field(() => Assistant, { description: "The viewer's assistant with its updated counts." })
  assistant!: Assistant;
}

export const CreateFlashcardDeckResult = resultOf('createFlashcardDeck', () => [
  FlashcardDeckCreated,
  InvalidInput,
]);

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
