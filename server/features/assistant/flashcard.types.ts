import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput } from '../../platform/user-error';
import { FlashcardRating, FlashcardState } from './assistant.enums';
import { Assistant } from './assistant.types';

registerEnumType(FlashcardRating, {
  name: 'FlashcardRating',
  description: 'How well a card was remembered.',
  valuesConfig: {
    AGAIN: { description: 'Not at all.' },
    HARD: { description: 'With trouble.' },
    GOOD: { description: 'Well.' },
    EASY: { description: 'At once.' },
  },
});
registerEnumType(FlashcardState, {
  name: 'FlashcardState',
  description: 'How far a card has come.',
  valuesConfig: {
    NEW: { description: 'Never rated.' },
    LEARNING: { description: 'On its way, due again within minutes.' },
    REVIEW: { description: 'Learned, due again after days.' },
    RELEARNING: { description: 'Forgotten once, on its way again.' },
  },
});

@ObjectType({ description: 'When a card would come back after each rating.' })
export class FlashcardChoices {
  @Field(() => Date, { description: 'After AGAIN.' })
  again!: Date;

  @Field(() => Date, { description: 'After HARD.' })
  hard!: Date;

  @Field(() => Date, { description: 'After GOOD.' })
  good!: Date;

  @Field(() => Date, { description: 'After EASY.' })
  easy!: Date;
}

/** Its lesson and where that opens are added by the resolver. */
@ObjectType({ description: 'A card to learn by heart, shown again just before it would be forgotten.' })
export class Flashcard {
  @Field(() => ID, { description: 'The card, for good.' })
  id!: string;

  lessonId!: string | null;

  @Field(() => String, { description: 'The question; plain text.' })
  front!: string;

  @Field(() => String, { description: 'The answer; plain text.' })
  back!: string;

  @Field(() => FlashcardState, { description: 'How far it has come.' })
  state!: FlashcardState;

  @Field(() => Date, { description: 'When it is to be shown again.' })
  dueAt!: Date;

  @Field(() => Int, { description: 'How often it was rated; hand it back with a rating.' })
  reviewCount!: number;

  @Field(() => FlashcardChoices, { description: 'When it would come back after each rating given now.' })
  choices!: FlashcardChoices;
}

@ObjectType({ description: 'Flashcards that belong together.' })
export class FlashcardDeck {
  @Field(() => ID, { description: 'The deck, for good.' })
  id!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How many cards it has.' })
  cardCount!: number;

  @Field(() => Int, { description: 'How many of them are due now.' })
  dueCount!: number;

  @Field(() => Date, { nullable: true, description: 'When the next card is due; null without cards.' })
  nextDueAt!: Date | null;
}

@ObjectType({ description: 'The deck is kept.' })
export class FlashcardDeckCreated {
  @Field(() => FlashcardDeck, { description: 'The new deck.' })
  deck!: FlashcardDeck;

  @Field(() => Assistant, { description: "The viewer's assistant, which has changed." })
  assistant!: Assistant;

  constructor(deck: FlashcardDeck, assistant: Assistant) {
    this.deck = deck;
    this.assistant = assistant;
  }
}

export const CreateFlashcardDeckResult = createUnionType({
  name: 'CreateFlashcardDeckResult',
  description: 'What became of a new deck.',
  types: () => [FlashcardDeckCreated, InvalidInput] as const,
});

@ObjectType({ description: 'The card is rated.' })
export class FlashcardRated {
  @Field(() => Flashcard, { description: 'The card as it is now.' })
  card!: Flashcard;

  @Field(() => FlashcardDeck, { description: 'Its deck, whose counts have moved.' })
  deck!: FlashcardDeck;

  @Field(() => Assistant, { description: "The viewer's assistant, which has changed." })
  assistant!: Assistant;
}

@ObjectType({ description: 'The deck is gone with its cards.' })
export class FlashcardDeckDeleted {
  @Field(() => ID, { description: 'The deck that is gone.' })
  deckId!: string;

  @Field(() => Assistant, { description: "The viewer's assistant, which has changed." })
  assistant!: Assistant;
}
