import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { foldText } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import type { LessonText, Term } from '../provider';
import { ranked, type Preferences, type Ranked } from './ranking';
import { lessonsOfCourse, searchLessons, type OpenQuiz } from './search.queries';
import { questionWords } from './words';

/** From here on a text is a question of the quiz, also when it is put in other words. */
const QUIZ_QUESTION = 0.6;

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

/** Whether the question asked for looks like one of a quiz that the viewer is taking. */
export const isOfOpenQuiz = ({ openQuizzes }: Pick<Found, 'openQuizzes'>): boolean =>
  openQuizzes.some(({ likeness }) => likeness >= QUIZ_QUESTION);

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

  /** All lessons of a course that the viewer may ask about, in order. */
  async lessonsOf(viewer: Viewer, courseId: string): Promise<LessonText[]> {
    const rows = await this.database.rows(lessonsOfCourse({ viewerId: viewer.account.id, courseId }));
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
