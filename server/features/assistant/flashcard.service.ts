import { createEmptyCard, fsrs, Rating, type Card, type Grade } from 'ts-fsrs';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { rowsInOrder } from '../../platform/database/rows-in-order';
import { notFound, Refusal } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { InvalidInput } from '../../platform/user-error';
import { check } from '../../platform/validation.rules';
import { requireViewer, type Viewer } from '../../platform/viewer';
import type { Lesson } from '../catalogue/lesson.types';
import { Flashcard as CardEntity, FlashcardDeck as DeckEntity } from './assistant.entities';
import { FlashcardRating, FlashcardState } from './assistant.enums';
import { flashcardDeckRules } from './assistant.rules';
import { cardById, cardsOf, decksOf, deleteDeck, dueCount, readableLessons } from './flashcard.queries';
import type { Flashcard, FlashcardDeck } from './flashcard.types';
import type { GeneratedCard } from './provider';
import { shortened } from './sources';

const DECKS_MAX = 500;
const STATES = [
  FlashcardState.NEW,
  FlashcardState.LEARNING,
  FlashcardState.REVIEW,
  FlashcardState.RELEARNING,
];
const GRADES: Record<FlashcardRating, Grade> = {
  [FlashcardRating.AGAIN]: Rating.Again,
  [FlashcardRating.HARD]: Rating.Hard,
  [FlashcardRating.GOOD]: Rating.Good,
  [FlashcardRating.EASY]: Rating.Easy,
};

/** Without the random scatter of days, so that what a button promises is what it does. */
const memory = fsrs({ enable_fuzz: false });

type CardRow = RowOf<typeof cardById>;

/** Decks and their cards, shown again just before they would be forgotten; only their owner reaches them. */
@Service()
export class FlashcardService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  decks(viewer: Viewer | null): Promise<FlashcardDeck[]> {
    return this.decksWhere(viewer, null);
  }

  /** Of these ids, in their order; null for anybody else's. */
  async decksOf(viewer: Viewer | null, ids: readonly string[]): Promise<(FlashcardDeck | null)[]> {
    const decks = await this.decksWhere(viewer, ids.filter(isId));
    return ids.map((id) => decks.find((deck) => deck.id === id) ?? null);
  }

  /** The cards of each of these decks, in their order. */
  async cardsOf(viewer: Viewer | null, deckIds: readonly string[]): Promise<Flashcard[][]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(cardsOf({ accountId: account.id, deckIds }));
    return deckIds.map((id) => rows.filter((row) => row.deckId === id).map((row) => this.toCard(row)));
  }

  /** Those of the cards that are due now, longest due first. */
  dueOf(cards: Flashcard[]): Flashcard[] {
    const now = this.clock.now();
    return cards.filter(({ dueAt }) => dueAt <= now).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  }

  /** Over all of the viewer's decks. */
  async dueCount(viewer: Viewer | null): Promise<number> {
    const { account } = requireViewer(viewer);
    const row = await this.database.row(dueCount({ accountId: account.id, now: this.clock.now() }));
    return row!.count;
  }

  /** The lessons of these ids, in their order; null where there is none that the viewer may read. */
  async lessonsOf(viewer: Viewer | null, ids: readonly string[]): Promise<(Lesson | null)[]> {
    const { account } = requireViewer(viewer);
    const rows = await this.database.rows(readableLessons({ accountId: account.id, ids: ids.filter(isId) }));
    return rowsInOrder(ids, rows, ({ lesson }) => lesson.id).map((row) => row?.lesson ?? null);
  }

  /** A deck of the viewer's own making; NOT_FOUND for a lesson they may not read. */
  async createDeck(viewer: Viewer | null, input: unknown): Promise<FlashcardDeck | InvalidInput> {
    const known = requireViewer(viewer);
    const checked = check(flashcardDeckRules, input);
    if (!checked.ok) return new InvalidInput(checked.fields);
    const { title, cards } = checked.value;
    const lessonIds = [...new Set(cards.flatMap(({ lessonId }) => lessonId ?? []))];
    if ((await this.lessonsOf(known, lessonIds)).includes(null)) throw notFound('Lesson');
    const id = await this.database.transaction((database) => this.insertDeck(database, known, title, cards));
    const [deck] = await this.decksOf(known, [id]);
    return deck!;
  }

  /** BAD_USER_INPUT when the viewer has as many decks as anybody may keep. */
  async requireRoom({ account }: Viewer, database = this.database): Promise<void> {
    const count = await database.with(DeckEntity, (decks) => decks.countBy({ accountId: account.id }));
    if (count >= DECKS_MAX)
      throw new Refusal('BAD_USER_INPUT', `You can keep at most ${DECKS_MAX} decks; please delete some`);
  }

  /** Within the caller's transaction; returns the deck's id. */
  async insertDeck(
    database: Database,
    viewer: Viewer,
    title: string,
    cards: GeneratedCard[],
  ): Promise<string> {
    const accountId = viewer.account.id;
    const createdAt = this.clock.now();
    await this.requireRoom(viewer, database);
    const deckId = newId();
    await database.with(DeckEntity, (decks) =>
      decks.insert({ id: deckId, accountId, title: shortened(title.replace(/\s+/g, ' '), 200), createdAt }),
    );
    const blank = createEmptyCard(createdAt);
    await database.with(CardEntity, (repository) =>
      repository.insert(
        cards.map((card, index) => ({
          ...columnsOf(blank),
          ...card,
          id: newId(),
          deckId,
          position: index + 1,
        })),
      ),
    );
    return deckId;
  }

  /** `reviewCount` as the card was shown: rating one showing twice counts once. NOT_FOUND unless the viewer's own. */
  async rate(
    viewer: Viewer | null,
    cardId: string,
    rating: FlashcardRating,
    reviewCount: number,
  ): Promise<{ card: Flashcard; deck: FlashcardDeck }> {
    const known = requireViewer(viewer);
    const before = await this.requireCard(known, cardId);
    if (before.reps === reviewCount) {
      const { card } = memory.next(toMemory(before), this.clock.now(), GRADES[rating]);
      await this.database.with(CardEntity, (cards) =>
        cards.update({ id: cardId, reps: reviewCount }, columnsOf(card)),
      );
    }
    const row = await this.requireCard(known, cardId);
    const [deck] = await this.decksOf(known, [row.deckId]);
    if (!deck) throw notFound('Flashcard');
    return { card: this.toCard(row), deck };
  }

  /** NOT_FOUND unless the viewer's own. */
  async deleteDeck(viewer: Viewer | null, id: string): Promise<void> {
    const { account } = requireViewer(viewer);
    const deleted = isId(id) && (await this.database.row(deleteDeck({ accountId: account.id, id })));
    if (!deleted) throw notFound('Deck');
  }

  private decksWhere(viewer: Viewer | null, ids: string[] | null): Promise<FlashcardDeck[]> {
    const accountId = requireViewer(viewer).account.id;
    return this.database.rows(decksOf({ accountId, ids, now: this.clock.now() }));
  }

  private async requireCard(viewer: Viewer, id: string): Promise<CardRow> {
    const row = isId(id) && (await this.database.row(cardById({ accountId: viewer.account.id, id })));
    if (!row) throw notFound('Flashcard');
    return row;
  }

  private toCard(row: CardRow): Flashcard {
    const choices = memory.repeat(toMemory(row), this.clock.now());
    return {
      id: row.id,
      lessonId: row.lessonId,
      front: row.front,
      back: row.back,
      state: STATES[row.state]!,
      dueAt: row.due,
      reviewCount: row.reps,
      choices: {
        again: choices[Rating.Again].card.due,
        hard: choices[Rating.Hard].card.due,
        good: choices[Rating.Good].card.due,
        easy: choices[Rating.Easy].card.due,
      },
    };
  }
}

/** As the package made it; what is no column of ours it works out from the others. */
const toMemory = (row: CardRow): Card => ({
  ...createEmptyCard(row.due),
  stability: row.stability,
  difficulty: row.difficulty,
  scheduled_days: row.scheduled_days,
  learning_steps: row.learning_steps,
  reps: row.reps,
  lapses: row.lapses,
  state: row.state,
  ...(row.last_review && { last_review: row.last_review }),
});

const columnsOf = (card: Card) => ({
  due: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: card.last_review ?? null,
});
