import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { foldText } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import type { LessonText, ReleasedQuestion, Term } from '../provider';
import { ranked, type Preferences, type Ranked, questionWords } from './ranking';
import {
  askedContext,
  lessonsOfCourse,
  releasedQuestions,
  searchLessons,
  type OpenQuiz,
} from './search.queries';

interface Search extends Preferences {
  text: string;
  /** null: everything the viewer may read. */
  courseId: string | null;
  /** The viewer's question before this one; null if there is none, or the question says itself what it is about. */
  before: string | null;
}

export interface Found extends Ranked {
  terms: Term[];
  openQuizzes: OpenQuiz[];
}

/** Finds passages about a question in the lessons that the viewer may read. */
@Service()
export class SearchService {
  constructor(private readonly database: Database) {}

  /** A question that finds no answer alone is read with the one before it. */
  async find(viewer: Viewer, { before, ...search }: Search): Promise<Found> {
    const alone = await this.findText(viewer, search);
    if (alone.outcome === 'answer' || before === null) return alone;
    const together = await this.findText(viewer, { ...search, text: `${before}\n${search.text}` });
    return together.outcome === 'answer' || alone.terms.length === 0 ? together : alone;
  }

  /** null without a course and lesson. NOT_FOUND unless the viewer can read them, and the lesson belongs to the course. */
  async context(
    viewer: Viewer,
    courseId: string | null,
    lessonId: string | null,
  ): Promise<RowOf<typeof askedContext> | null> {
    if (courseId === null && lessonId === null) return null;
    const areIds = [courseId, lessonId].every((id) => id === null || isId(id));
    const requested = askedContext(viewer.account.id, courseId, lessonId);
    const row = areIds && (await this.database.row(requested));
    if (!row) throw notFound(lessonId === null ? 'Course' : 'Lesson');
    return row;
  }

  /** The released questions about lessons that the viewer may read. */
  async released(viewer: Viewer, lessons: readonly LessonText[]): Promise<ReleasedQuestion[]> {
    const lessonIds = lessons.map(({ lessonId }) => lessonId);
    const rows = await this.database.rows(releasedQuestions(viewer.account.id, lessonIds));
    return rows.map(({ question }) => question);
  }

  /** All lessons of a course that the viewer may ask about, in order. */
  async lessonsOf(viewer: Viewer, courseId: string): Promise<LessonText[]> {
    const rows = await this.database.rows(lessonsOfCourse(viewer.account.id, courseId));
    return rows.map(({ lesson }) => lesson);
  }

  private async findText(viewer: Viewer, search: Omit<Search, 'before'>): Promise<Found> {
    const { text, courseId } = search;
    const row = await this.database.row(
      searchLessons({ viewerId: viewer.account.id, courseId, text, words: questionWords(text) }),
    );
    const { terms: stems, lessons, openQuizzes } = row!;
    const terms = stems.map((term) => ({ ...term, lexemes: term.lexemes.map((lexeme) => foldText(lexeme)) }));
    return { ...ranked(lessons, terms, search), terms, openQuizzes };
  }
}
