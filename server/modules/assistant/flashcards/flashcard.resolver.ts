import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Lesson } from '../../courses/course.types';
import {
  CreateFlashcardDeckInput,
  CreateFlashcardDeckResult,
  Assistant,
  AssistantMessage,
  Flashcard,
  FlashcardDeck,
  FlashcardDeckCreated,
  FlashcardDeckDeleted,
  FlashcardRated,
  FlashcardRating,
  FlashcardSchedule,
  FlashcardState,
} from '../assistant.types';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { FlashcardService } from './flashcard.service';
import { pathTo } from '../search/markdown';

@Resolver(() => Assistant)
export class AssistantDecksResolver {
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly flashcards: FlashcardService,
  ) {}

  @FieldResolver(() => [FlashcardDeck], { description: "The viewer's decks, newest first." })
  decks(@Root() { viewer }: Assistant, @Ctx() { batches }: Context) {
    return batches.once('decks', () => this.flashcards.decks(viewer));
  }

  @FieldResolver(() => FlashcardDeck, { nullable: true, description: "A deck; null if not the viewer's." })
  deck(
    @Root() { viewer }: Assistant,
    @Arg('id', () => ID, { description: 'Identifier of the deck.' }) id: string,
    @Ctx() { batches }: Context,
  ) {
    return batches.load('deck', id, (ids) => this.flashcards.decksOf(viewer, ids));
  }

  @FieldResolver(() => Int, { description: 'Number of cards due now, across all decks.' })
  async dueFlashcardCount(@Root() assistant: Assistant, @Ctx() context: Context) {
    const decks = await this.decks(assistant, context);
    return decks.reduce((sum, { dueCount }) => sum + dueCount, 0);
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => CreateFlashcardDeckResult, {
    description: 'Creates a deck. NOT_FOUND if a card names a lesson that the viewer cannot read.',
  })
  async createFlashcardDeck(
    @Arg('input', () => CreateFlashcardDeckInput, { description: 'The deck to create.' })
    input: CreateFlashcardDeckInput,
    @Ctx() { viewer }: Context,
  ) {
    const deck = await this.flashcards.createDeck(viewer, input);
    return new FlashcardDeckCreated({ deck, assistant: this.configured.assistantOf(viewer) });
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => FlashcardRated, {
    description: 'Rates a flashcard, once for each `reviewCount`. NOT_FOUND unless it is the viewer’s.',
  })
  async rateFlashcard(
    @Arg('cardId', () => ID, { description: 'Identifier of the card.' }) cardId: string,
    @Arg('rating', () => FlashcardRating, { description: 'How well the card was remembered.' })
    rating: FlashcardRating,
    @Arg('reviewCount', () => Int, { description: '`reviewCount` of the card when it was shown.' })
    reviewCount: number,
    @Ctx() { viewer }: Context,
  ) {
    const rated = await this.flashcards.rate(viewer, cardId, rating, reviewCount);
    return { ...rated, assistant: this.configured.assistantOf(viewer) };
  }

  @RequiresScope('ask:assistant')
  @Mutation(() => FlashcardDeckDeleted, {
    description: "Deletes a deck and its cards. NOT_FOUND unless it is the viewer's.",
  })
  async deleteFlashcardDeck(
    @Arg('id', () => ID, { description: 'Identifier of the deck.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    await this.flashcards.deleteDeck(viewer, id);
    return { deckId: id, assistant: this.configured.assistantOf(viewer) };
  }
}

@Resolver(() => AssistantMessage)
export class AssistantMessageDeckResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => FlashcardDeck, {
    nullable: true,
    description: 'The deck of a FLASHCARD_CREATION answer; null for others, and after it was deleted.',
  })
  deck(@Root() { deckId }: AssistantMessage, @Ctx() { viewer, batches }: Context) {
    return deckId && batches.load('deck', deckId, (ids) => this.flashcards.decksOf(viewer, ids));
  }
}

@Resolver(() => FlashcardDeck)
export class FlashcardDeckResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => [Flashcard], { description: 'The cards of the deck, in their original order.' })
  cards(@Root() { id }: FlashcardDeck, @Ctx() { viewer, batches }: Context) {
    return batches.load('cards of deck', id, (ids) => this.flashcards.cardsOf(viewer, ids));
  }

  @FieldResolver(() => [Flashcard], { description: 'The cards due now, longest overdue first.' })
  async dueCards(@Root() deck: FlashcardDeck, @Ctx() context: Context) {
    return this.flashcards.dueOf(await this.cards(deck, context));
  }
}

@Resolver(() => Flashcard)
export class FlashcardResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => FlashcardState, { description: 'Learning state of the card.' })
  state(@Root() { state }: Flashcard) {
    return Object.values(FlashcardState)[state];
  }

  @FieldResolver(() => FlashcardSchedule, { description: 'When it would be due after each rating.' })
  schedule(@Root() card: Flashcard) {
    return this.flashcards.schedule(card);
  }

  @FieldResolver(() => Lesson, {
    nullable: true,
    description: 'The lesson that it is about; null without one, or if the viewer can no longer read it.',
  })
  lesson(@Root() { lessonId }: Flashcard, @Ctx() { viewer, batches }: Context) {
    return (
      lessonId && batches.load('lesson of card', lessonId, (ids) => this.flashcards.lessonsOf(viewer, ids))
    );
  }

  @FieldResolver(() => String, { nullable: true, description: 'Path to the lesson; null without one.' })
  async source(@Root() card: Flashcard, @Ctx() context: Context) {
    const lesson = await this.lesson(card, context);
    return lesson && pathTo(lesson.courseId, lesson.id);
  }
}
