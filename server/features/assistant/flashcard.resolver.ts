import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { oncePerApp } from '../../platform/injection';
import { InvalidInput } from '../../platform/user-error';
import { Lesson } from '../catalogue/lesson.types';
import type { Learning } from '../enrollments/enrollment.types';
import { learningBatch } from '../enrollments/learning.service';
import { FlashcardRating } from './assistant.enums';
import { CreateFlashcardDeckInput } from './assistant.inputs';
import { AssistantService } from './assistant.service';
import { Assistant, AssistantMessage } from './assistant.types';
import { FlashcardService } from './flashcard.service';
import {
  CreateFlashcardDeckResult,
  Flashcard,
  FlashcardDeck,
  FlashcardDeckCreated,
  FlashcardDeckDeleted,
  FlashcardRated,
} from './flashcard.types';
import { pathTo } from './passages';

@oncePerApp()
@Resolver(() => Assistant)
export class AssistantDecksResolver {
  constructor(
    private readonly assistant: AssistantService,
    private readonly flashcards: FlashcardService,
  ) {}

  @FieldResolver(() => [FlashcardDeck], { description: 'Their decks, newest first.' })
  decks(@Root() { viewer }: Assistant, @Ctx() { batches }: Context) {
    return batches.once('decks', () => this.flashcards.decks(viewer));
  }

  @FieldResolver(() => FlashcardDeck, {
    nullable: true,
    description: "One of their own; null for anybody else's.",
  })
  deck(
    @Root() { viewer }: Assistant,
    @Arg('id', () => ID, { description: 'The deck.' }) id: string,
    @Ctx() { batches }: Context,
  ) {
    return batches.load('deck', id, (ids) => this.flashcards.decksOf(viewer, ids));
  }

  @FieldResolver(() => Int, { description: 'How many cards of all their decks are due now.' })
  async dueFlashcardCount(@Root() { viewer }: Assistant, @Ctx() { batches }: Context) {
    // By then the fields beside the assistant have been asked too: the learning, if it is among them, brings the number.
    await Promise.resolve();
    const learning = await batches.begun<Learning>(learningBatch(viewer));
    return (
      learning?.dueFlashcardCount ?? batches.once('due flashcards', () => this.flashcards.dueCount(viewer))
    );
  }

  @Mutation(() => CreateFlashcardDeckResult, {
    description: 'Makes a deck of own cards. NOT_FOUND for a lesson the viewer may not read.',
  })
  async createFlashcardDeck(
    @Arg('input', () => CreateFlashcardDeckInput, { description: 'The new deck.' })
    input: CreateFlashcardDeckInput,
    @Ctx() { viewer }: Context,
  ) {
    const deck = await this.flashcards.createDeck(viewer, input);
    if (deck instanceof InvalidInput) return deck;
    return new FlashcardDeckCreated(deck, this.assistant.assistantOf(viewer));
  }

  @Mutation(() => FlashcardRated, {
    description:
      "Rates a card that was shown; the same showing counts once. NOT_FOUND unless the viewer's own.",
  })
  async rateFlashcard(
    @Arg('cardId', () => ID, { description: 'The card.' }) cardId: string,
    @Arg('rating', () => FlashcardRating, { description: 'How well it was remembered.' })
    rating: FlashcardRating,
    @Arg('reviewCount', () => Int, { description: "The card's reviewCount as it was shown." })
    reviewCount: number,
    @Ctx() { viewer }: Context,
  ) {
    const rated = await this.flashcards.rate(viewer, cardId, rating, reviewCount);
    return Object.assign(new FlashcardRated(), { ...rated, assistant: this.assistant.assistantOf(viewer) });
  }

  @Mutation(() => FlashcardDeckDeleted, {
    description: "Deletes a deck with its cards. NOT_FOUND unless the viewer's own.",
  })
  async deleteFlashcardDeck(
    @Arg('id', () => ID, { description: 'The deck.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    await this.flashcards.deleteDeck(viewer, id);
    return Object.assign(new FlashcardDeckDeleted(), {
      deckId: id,
      assistant: this.assistant.assistantOf(viewer),
    });
  }
}

@oncePerApp()
@Resolver(() => AssistantMessage)
export class AssistantMessageDeckResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => FlashcardDeck, {
    nullable: true,
    description: 'The deck of FLASHCARD_CREATION; null otherwise, and once it is deleted.',
  })
  deck(@Root() { deckId }: AssistantMessage, @Ctx() { viewer, batches }: Context) {
    return deckId && batches.load('deck', deckId, (ids) => this.flashcards.decksOf(viewer, ids));
  }
}

@oncePerApp()
@Resolver(() => FlashcardDeck)
export class FlashcardDeckResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => [Flashcard], { description: 'Its cards, in their order.' })
  cards(@Root() { id }: FlashcardDeck, @Ctx() { viewer, batches }: Context) {
    return batches.load('cards of deck', id, (ids) => this.flashcards.cardsOf(viewer, ids));
  }

  @FieldResolver(() => [Flashcard], { description: 'Those that are due now, longest due first.' })
  async dueCards(@Root() { id }: FlashcardDeck, @Ctx() { viewer, batches }: Context) {
    const cards = await batches.load('cards of deck', id, (ids) => this.flashcards.cardsOf(viewer, ids));
    return this.flashcards.dueOf(cards);
  }
}

@oncePerApp()
@Resolver(() => Flashcard)
export class FlashcardLessonResolver {
  constructor(private readonly flashcards: FlashcardService) {}

  @FieldResolver(() => Lesson, {
    nullable: true,
    description: 'The lesson it is about; null when there is none, or none the viewer may read any more.',
  })
  lesson(@Root() { lessonId }: Flashcard, @Ctx() { viewer, batches }: Context) {
    return (
      lessonId && batches.load('lesson of card', lessonId, (ids) => this.flashcards.lessonsOf(viewer, ids))
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The path that opens the lesson; null when lesson is.',
  })
  async source(@Root() { lessonId }: Flashcard, @Ctx() { viewer, batches }: Context) {
    if (!lessonId) return null;
    const lesson = await batches.load('lesson of card', lessonId, (ids) =>
      this.flashcards.lessonsOf(viewer, ids),
    );
    return lesson && pathTo(lesson.courseId, lesson.id);
  }
}
