import { createEmptyCard, fsrs, Rating, type Grade } from 'ts-fsrs';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rowsInOrder } from '../../../platform/database/statement';
import { notFound, Refusal, validated } from '../../../platform/errors';
import { isId, newId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { lockAccount } from '../../accounts/account.queries';
import type { Lesson } from '../../courses/course.types';
import { Flashcard, FlashcardDeck } from '../assistant.entities';
import { flashcardDeckRules } from '../assistant.rules';
import { cardsOf, decksOf, readableLessons } from './flashcard.queries';
import type { FlashcardRating, FlashcardSchedule } from '../assistant.types';
import type { GeneratedCard } from '../provider';
import { shortened } from '../search/quotes';

const DECKS_MAX = 500;
const GRADES: Record<FlashcardRating, Grade> = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
};

/** The scheduler, without fuzz, so that intervals match what the buttons show. */
const memory = fsrs({ enable_fuzz: false });

/** Decks and cards with spaced repetition; each deck is visible only to its account. */
@Service()
export class FlashcardService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The viewer's decks with these ids, or all, newest first. */
  decks(viewer: Viewer | null, ids: string[] | null = null): Promise<FlashcardDeck[]> {
    const accountId = requireViewer(viewer).account.id;
    return this.database.rows(decksOf({ accountId, ids, now: this.clock.now() }));
  }

  /** Decks with these ids, in order; null if a deck is not the viewer's. */
  async decksOf(viewer: Viewer | null, ids: readonly string[]): Promise<(FlashcardDeck | null)[]> {
    const decks = await this.decks(viewer, ids.filter(isId));
    return ids.map((id) => decks.find((deck) => deck.id === id) ?? null);
  }

  /** The cards of each of these decks, in order. */
  async cardsOf(viewer: Viewer | null, deckIds: readonly string[]): Promise<Flashcard[][]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(cardsOf({ accountId: account.id, deckIds }));
    return deckIds.map((id) => rows.filter((row) => row.deckId === id));
  }

  /** The cards that are due now, longest overdue first. */
  dueOf(cards: Flashcard[]): Flashcard[] {
    const now = this.clock.now();
    return cards.filter(({ due }) => due <= now).sort((a, b) => a.due.getTime() - b.due.getTime());
  }

  /** The lessons with these ids, in order; null where the viewer may not read it. */
  async lessonsOf(viewer: Viewer | null, ids: readonly string[]): Promise<(Lesson | null)[]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(readableLessons({ accountId: account.id, ids: ids.filter(isId) }));
    return rowsInOrder(ids, rows, ({ lesson }) => lesson.id).map((row) => row?.lesson ?? null);
  }

  /** Creates a deck by hand; NOT_FOUND for a lesson the viewer may not read. */
  async createDeck(viewer: Viewer | null, input: unknown): Promise<FlashcardDeck> {
    const user = requireViewer(viewer);
    const { title, cards } = validated(flashcardDeckRules, input);
    const lessonIds = [...new Set(cards.flatMap(({ lessonId }) => lessonId ?? []))];
    if ((await this.lessonsOf(user, lessonIds)).includes(null)) throw notFound('Lesson');
    const handmade = cards.map((card) => ({ ...card, quote: null }));
    const id = await this.database.transaction((database) =>
      this.insertDeck(database, user, title, handmade),
    );
    const [deck] = await this.decksOf(user, [id]);
    return deck!;
  }

  /** BAD_USER_INPUT if the viewer has the maximum number of decks. */
  async requireRoom({ account }: Viewer, database = this.database): Promise<void> {
    const count = await database.reading(FlashcardDeck, (decks) => decks.countBy({ accountId: account.id }));
    if (count >= DECKS_MAX)
      throw new Refusal('BAD_USER_INPUT', `You can keep at most ${DECKS_MAX} decks; please delete some`);
  }

  /** Runs in the caller's transaction; returns the deck's id. */
  async insertDeck(
    database: Database,
    viewer: Viewer,
    title: string,
    cards: GeneratedCard[],
  ): Promise<string> {
    const accountId = viewer.account.id;
    const createdAt = this.clock.now();
    // One at a time, so that two decks at once do not both find room.
    await database.rows(lockAccount(accountId));
    await this.requireRoom(viewer, database);
    const deckId = newId();
    await database.with(FlashcardDeck, (decks) =>
      decks.insert({ id: deckId, accountId, title: shortened(title.replace(/\s+/g, ' '), 200), createdAt }),
    );
    const blank = createEmptyCard(createdAt);
    const rows = cards.map((card, index) => ({
      ...blank,
      ...card,
      id: newId(),
      deckId,
      position: index + 1,
    }));
    await database.with(Flashcard, (repository) => repository.insert(rows));
    return deckId;
  }

  /**
   * `reviewCount` is the card's when it was shown, so that a repeated rating counts once. NOT_FOUND if it is not the
   * viewer's.
   */
  async rate(
    viewer: Viewer | null,
    cardId: string,
    rating: FlashcardRating,
    reviewCount: number,
  ): Promise<{ card: Flashcard; deck: FlashcardDeck }> {
    const user = requireViewer(viewer);
    const before = await this.requireCard(user, cardId);
    if (before.reps === reviewCount) {
      const { card } = memory.next(toMemory(before), this.clock.now(), GRADES[rating]);
      await this.database.with(Flashcard, (cards) =>
        cards.update({ id: cardId, reps: reviewCount }, cards.create(card)),
      );
    }
    const row = await this.requireCard(user, cardId);
    const [deck] = await this.decksOf(user, [row.deckId]);
    if (!deck) throw notFound('Flashcard');
    return { card: row, deck };
  }

  /** NOT_FOUND if it is not the viewer's. */
  async deleteDeck(viewer: Viewer | null, id: string): Promise<void> {
    const accountId = requireViewer(viewer).account.id;
    if (!isId(id)) throw notFound('Deck');
    const { affected } = await this.database.with(FlashcardDeck, (decks) => decks.delete({ id, accountId }));
    if (!affected) throw notFound('Deck');
  }

  /** When a card would be due after each rating given now. */
  schedule(card: Flashcard): FlashcardSchedule {
    const choices = memory.repeat(toMemory(card), this.clock.now());
    return {
      again: choices[Rating.Again].card.due,
      hard: choices[Rating.Hard].card.due,
      good: choices[Rating.Good].card.due,
      easy: choices[Rating.Easy].card.due,
    };
  }

  private async requireCard({ account }: Viewer, id: string): Promise<Flashcard> {
    const row = isId(id) && (await this.database.row(cardsOf({ accountId: account.id, id })));
    if (!row) throw notFound('Flashcard');
    return row;
  }
}

/** A stored card as ts-fsrs reads it, which derives the rest. */
const toMemory = (card: Flashcard) => ({ ...card, elapsed_days: 0 });
