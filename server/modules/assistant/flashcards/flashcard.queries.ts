import { z } from 'zod';
import { columns, shapeOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import type { Lesson } from '../../courses/course.types';
import { isVisibleCourse, lessonJson } from '../../courses/course-json.queries';
import { Flashcard, FlashcardDeck } from '../assistant.entities';

/** Decks and their cards; each statement is limited to the rows of one account. */

const deckColumns = shapeOf(FlashcardDeck, { without: ['cardCount', 'dueCount', 'nextDueAt'] });

interface DecksOf {
  accountId: string;
  ids: readonly string[] | null;
  now: Date;
}

/** Decks with these ids (null: all), newest first. */
export const decksOf = ({ accountId, ids, now }: DecksOf) =>
  statement('assistant: decks', {
    ...deckColumns,
    cardCount: z.int(),
    dueCount: z.int(),
    nextDueAt: z.date().nullable(),
  })`
    select ${columns('d', deckColumns)}, count(f.id)::int as "cardCount",
      count(f.id) filter (where f.due <= ${now})::int as "dueCount", min(f.due) as "nextDueAt"
    from flashcard_decks d left join flashcards f on f.deck_id = d.id
    where d.account_id = ${accountId} and (${ids}::uuid[] is null or d.id = any(${ids}))
    group by d.id order by d.created_at desc, d.id desc`;

const cardShape = shapeOf(Flashcard, { without: [] });

interface CardsOf {
  accountId: string;
  deckIds?: readonly string[] | null;
  id?: string | null;
}

/** The cards of these decks, in the order of each deck, or the one with this id. */
export const cardsOf = ({ accountId, deckIds = null, id = null }: CardsOf) =>
  statement('assistant: cards', cardShape)`
    select ${columns('f', cardShape)} from flashcards f join flashcard_decks d on d.id = f.deck_id
    where d.account_id = ${accountId} and (f.deck_id = any(${deckIds}::uuid[]) or f.id = ${id}::uuid)
    order by f.deck_id, f.position`;

/** The lessons among these that the account may read. */
export const readableLessons = ({ accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  statement('assistant: readable lessons', { lesson: jsonOf<Lesson>() })`
    select ${lessonJson(accountId)} as lesson from lessons l join courses c on c.id = l.course_id
    where l.id = any(${ids}::uuid[]) and ${isVisibleCourse(accountId)}`;
