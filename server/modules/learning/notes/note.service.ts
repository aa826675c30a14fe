import { invalidInput, notFound, Refusal, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { truncate, foldText } from '../../../platform/text.rules';
import { type Viewer, requireViewer } from '../../../platform/viewer';
import { CARD_BACK_MAX_LENGTH, DECK_CARDS_MAX } from '../../assistant/assistant.rules';
import { definitionsIn } from '../../assistant/providers/course-provider';
import {
  type PersonalNote,
  type SuggestedFlashcard,
  type NotedCourse,
  type PersonalNoteConnection,
  PersonalNoteDeleted,
  PersonalNoteEditConflict,
  PersonalNoteLimitReached,
  PersonalNoteSaved,
} from './note.types';
import { Clock } from '../../../platform/clock';
import { decodeTextCursor, pageOf, pageSize } from '../../../platform/connection';
import { Database } from '../../../platform/database/database';
import { isId } from '../../../platform/ids';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limiter';
import { containsPattern } from '../../../platform/search';
import { lockAccount } from '../../accounts/account.queries';
import * as statements from './note.queries';
import { NOTES_PER_COURSE_MAX, personalNoteRules, searchedWords } from './note.rules';

/** New notes and edits; far more than a person writes. */
const SAVES: RateLimit = {
  name: 'note saves',
  points: 600,
  seconds: 60 * 60,
  refusal: 'You have saved too many notes. Please try again later.',
};

const NO_ROOM = `You have ${NOTES_PER_COURSE_MAX.toLocaleString('en-US')} notes in this course, which is the maximum. Delete some to restore this one.`;

export interface NoteFilter {
  /** null: all courses. */
  courseId?: string | null;
  /** null: all lessons. */
  lessonId?: string | null;
  /** Words of the note, or of the titles of its lesson and course; blank and null match all. */
  search?: string | null;
}

/** The viewer's own notes; nobody else reads them, whatever their role. */
@Service()
export class NoteService {
  constructor(
    private readonly database: Database,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * The viewer's notes by course title, position of the lesson and second; `first` from 1 to 100, `after` a cursor of
   * this list.
   */
  async notes(
    viewer: Viewer | null,
    first: number,
    after: string | null = null,
    { courseId = null, lessonId = null, search = null }: NoteFilter = {},
  ): Promise<PersonalNoteConnection> {
    const accountId = requireViewer(viewer).account.id;
    const size = pageSize(first);
    const position = after === null ? null : decodeTextCursor(after);
    const isKnown = (id: string | null) => id === null || isId(id);
    const rows =
      isKnown(courseId) && isKnown(lessonId)
        ? await this.database.rows(
            statements.notesPage({
              accountId,
              courseId,
              lessonId,
              words: await this.wordsOf(accountId, search),
              rows: size + 1,
              after: position,
            }),
          )
        : [];
    const { page, pageInfo } = pageOf(rows, size, ({ sortKey, note }) => [sortKey, note.id]);
    return { nodes: page.map(({ note }) => note), totalCount: rows[0]?.total ?? 0, pageInfo };
  }

  /** The courses in which the viewer has notes, by title. */
  notedCourses(viewer: Viewer | null): Promise<NotedCourse[]> {
    return this.database.rows(statements.notedCourses(requireViewer(viewer).account.id));
  }

  /** The viewer's notes with these ids, in order; NOT_FOUND if one is not theirs. */
  async notesById(viewer: Viewer | null, ids: readonly string[]): Promise<PersonalNote[]> {
    const accountId = requireViewer(viewer).account.id;
    const rows = await this.database.rows(statements.notesById({ accountId, ids: ids.filter(isId) }));
    return ids.map((id) => {
      const row = rows.find(({ note }) => note.id === id);
      if (!row) throw notFound('Note');
      return row.note;
    });
  }

  /**
   * Writes a note at any lesson that the viewer can open, otherwise NOT_FOUND. The client chooses the id, so that
   * repeating a call saves the same note, with the newer text.
   */
  async create(
    viewer: Viewer | null,
    id: string,
    lessonId: string,
    input: unknown,
  ): Promise<PersonalNoteSaved | PersonalNoteLimitReached> {
    const user = requireViewer(viewer);
    const written = validated(personalNoteRules, input);
    if (!isId(id)) throw invalidInput('id', 'id must be a UUID');
    if (!isId(lessonId)) throw notFound('Lesson');
    const accountId = user.account.id;
    await this.limiter.consume(SAVES, accountId);
    const outcome = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(accountId));
      const note = { id, accountId, lessonId, ...written, max: NOTES_PER_COURSE_MAX };
      return transaction.row(statements.createNote({ ...note, now: this.clock.now() }));
    });
    if (!outcome) throw notFound('Lesson');
    if (outcome.isFull) return new PersonalNoteLimitReached();
    // The id is that of another note, or of a deleted one.
    if (!outcome.isSaved) throw notFound('Note');
    const [note] = await this.notesById(user, [id]);
    return new PersonalNoteSaved({ note: note!, viewer: user });
  }

  /** Changes a note, also while the viewer can no longer open the lesson. NOT_FOUND unless the note is theirs. */
  async update(
    viewer: Viewer | null,
    id: string,
    input: unknown,
    revision: number,
  ): Promise<PersonalNoteSaved | PersonalNoteEditConflict> {
    const user = requireViewer(viewer);
    const { text, seconds } = validated(personalNoteRules, input);
    if (!isId(id)) throw notFound('Note');
    const accountId = user.account.id;
    await this.limiter.consume(SAVES, accountId);
    const note = { id, accountId, text, seconds, revision, now: this.clock.now() };
    const isSaved = (await this.database.row(statements.updateNote(note))) !== undefined;
    const [current] = await this.notesById(user, [id]);
    // Repeating a call, as after a lost reply, is no conflict.
    if (isSaved || (current!.text === text && current!.seconds === seconds))
      return new PersonalNoteSaved({ note: current!, viewer: user });
    return new PersonalNoteEditConflict({ note: current! });
  }

  /** NOT_FOUND unless the note is the viewer's. It can be restored until it is removed, a day later. */
  async delete(viewer: Viewer | null, id: string): Promise<PersonalNoteDeleted> {
    const user = requireViewer(viewer);
    const note = { id, accountId: user.account.id, now: this.clock.now() };
    if (!isId(id) || !(await this.database.row(statements.deleteNote(note)))) throw notFound('Note');
    return new PersonalNoteDeleted({ noteId: id, viewer: user });
  }

  /** Idempotent; NOT_FOUND if the note is not the viewer's or was removed, BAD_USER_INPUT if the course has no room. */
  async restore(viewer: Viewer | null, id: string): Promise<PersonalNoteSaved> {
    const user = requireViewer(viewer);
    if (!isId(id)) throw notFound('Note');
    const accountId = user.account.id;
    const outcome = await this.database.transaction(async (transaction) => {
      await transaction.rows(lockAccount(accountId));
      return transaction.row(statements.restoreNote({ id, accountId, max: NOTES_PER_COURSE_MAX }));
    });
    if (outcome?.isFull) throw new Refusal('BAD_USER_INPUT', NO_ROOM);
    const [note] = await this.notesById(user, [id]);
    return new PersonalNoteSaved({ note: note!, viewer: user });
  }

  /**
   * Flashcards of each note in order, at most 100, which are not stored: its listed definitions; for a note without any,
   * one card with the whole text as its back. NOT_FOUND if a note is not the viewer's.
   */
  async suggestedCards(viewer: Viewer | null, noteIds: readonly string[]): Promise<SuggestedFlashcard[]> {
    if (noteIds.length > DECK_CARDS_MAX)
      throw new Refusal('BAD_USER_INPUT', `A deck can have at most ${DECK_CARDS_MAX} cards`);
    const notes = await this.notesById(viewer, [...new Set(noteIds)]);
    return notes.flatMap(cardsOf).slice(0, DECK_CARDS_MAX);
  }

  /** PostgreSQL cannot fold text, so the titles are matched here. */
  private async wordsOf(accountId: string, search: string | null): Promise<statements.SearchedWord[]> {
    // Refuses a text that is too long.
    if (containsPattern(search) === null) return [];
    const lessons = await this.database.rows(statements.notedLessons(accountId));
    const titled = lessons.map(({ lessonId, lessonTitle, courseTitle }) => ({
      lessonId,
      titles: `${foldText(lessonTitle)}\n${foldText(courseTitle)}`,
    }));
    return searchedWords(search!).map((word) => ({
      pattern: containsPattern(word)!,
      lessonIds: titled.filter(({ titles }) => titles.includes(word)).map(({ lessonId }) => lessonId),
    }));
  }
}

function cardsOf(note: PersonalNote): SuggestedFlashcard[] {
  const { id, text, lessonId } = note;
  const listed = definitionsIn(text).map(({ term, definition }) => ({ front: term, back: definition }));
  const cards = listed.length > 0 ? listed : [{ front: '', back: text }];
  return cards.map(({ front, back }) => ({
    noteId: id,
    front,
    back: truncate(back, CARD_BACK_MAX_LENGTH),
    lessonId: note.canOpenLesson ? lessonId : null,
  }));
}
