import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { AssistantMode } from '../../courses/course.entities';
import type { Difficulty, Subject } from '../assistant.rules';
import { NearestPassages } from './nearest-passages.service';
import { plainText } from '../passages/passages';
import type { Material, Passage, Term } from '../provider';
import { readQuestion, type ReadQuestion } from '../passages/question';
import { ranked, type Outcome } from './ranking';
import {
  coursesOfOpenAttempts,
  lessonTexts,
  likenessToOpenQuiz,
  readableCourse,
  searchPassages,
  similarWords,
  type FoundPassage,
} from './retrieval.queries';
import { mistakesIn, nearSpellings } from '../passages/spelling';

/** More than are shown, since some say the same as others. */
const LESSONS_FOUND = 12;
/** The share of a question's words that makes it one of the quiz, also when it is put in other words. */
const QUIZ_QUESTION = 0.6;

export interface Search {
  text: string;
  subject: Subject;
  difficulty: Difficulty;
  /** null: everything the viewer may read. */
  courseId: string | null;
  /** The viewer's earlier questions, latest first; a question that refers to them is read with them. */
  before: readonly string[];
}

export interface Found {
  outcome: Outcome;
  question: ReadQuestion;
  terms: Term[];
  /** Best first. */
  passages: Passage[];
}

/** Finds passages about a question in the material that the viewer may read. */
@Service()
export class RetrievalService {
  constructor(
    private readonly database: Database,
    private readonly nearest: NearestPassages,
  ) {}

  /** A follow-up is read with what came before; any other question alone, unless that finds no answer. */
  async find(viewer: Viewer, search: Search): Promise<Found> {
    const question = readQuestion(search.text);
    const before = search.before.find((text) => readQuestion(text).words.length > 0);
    const earlier = before === undefined ? [] : readQuestion(before).words;
    const together = { ...question, words: [...new Set([...question.words, ...earlier])] };
    if (together.words.length === 0) return { outcome: 'nothing', question, terms: [], passages: [] };
    const inFull = question.continues && before !== undefined ? `${before}\n${search.text}` : search.text;
    const nearest = await this.nearest.find(viewer.account.id, search.courseId, inFull);
    const find = (read: ReadQuestion) => this.findWords(viewer, search, read, nearest);
    if (question.continues || earlier.length === 0) return find(together);
    const alone = await find(question);
    if (alone.outcome === 'answer' || question.words.length > 4) return alone;
    const withEarlier = await find(together);
    return withEarlier.outcome === 'answer' ? withEarlier : alone;
  }

  /** The whole lessons of these passages, in order. */
  async materialOf(viewer: Viewer, passages: Passage[]): Promise<Material[]> {
    const lessonIds = [...new Set(passages.flatMap(({ lessonId }) => lessonId ?? []))];
    if (lessonIds.length === 0) return [];
    const rows = await this.database.rows(
      lessonTexts({ viewerId: viewer.account.id, lessonIds, courseId: null }),
    );
    return lessonIds.flatMap((id) => rows.find(({ lessonId }) => lessonId === id) ?? []);
  }

  /** How the assistant may use the course for the viewer. NOT_FOUND if the viewer may not read it. */
  async courseMode(viewer: Viewer, courseId: string): Promise<AssistantMode> {
    const row =
      isId(courseId) && (await this.database.row(readableCourse({ viewerId: viewer.account.id, courseId })));
    if (!row) throw notFound('Course');
    return row.mode;
  }

  /** All lessons of a course, in order. */
  course(viewer: Viewer, courseId: string): Promise<Material[]> {
    return this.database.rows(lessonTexts({ viewerId: viewer.account.id, lessonIds: null, courseId }));
  }

  /** The courses with a quiz that the viewer is taking. */
  async coursesOfOpenQuizzes(viewer: Viewer): Promise<string[]> {
    const rows = await this.database.rows(coursesOfOpenAttempts(viewer.account.id));
    return rows.map(({ courseId }) => courseId);
  }

  /** Whether the question has most of its words from a question of a quiz that the viewer is taking. */
  async isAboutOpenQuiz(viewer: Viewer, { words }: ReadQuestion): Promise<boolean> {
    if (words.length === 0) return false;
    const row = await this.database.row(likenessToOpenQuiz({ studentId: viewer.account.id, words }));
    return row!.matched >= QUIZ_QUESTION;
  }

  private async findWords(
    viewer: Viewer,
    search: Search,
    question: ReadQuestion,
    nearest: FoundPassage[],
  ): Promise<Found> {
    const { words } = question;
    const asked = { viewerId: viewer.account.id, courseId: search.courseId, most: LESSONS_FOUND };
    const numbers = words.map((_, index) => index + 1);
    let row = (await this.database.row(searchPassages({ ...asked, words, numbers, corrected: [] })))!;
    const unknown = row.words.flatMap(({ number, passages }) => (passages === 0 ? words[number - 1]! : []));
    const spelled = await this.spelled(unknown.filter((word) => mistakesIn(word) > 0));
    if (spelled.length > 0) {
      const corrected = spelled.map(({ word }) => words.indexOf(word) + 1);
      row = (await this.database.row(
        searchPassages({
          ...asked,
          words: [...words, ...spelled.map(({ known }) => known)],
          numbers: [...numbers, ...corrected],
          corrected,
        }),
      ))!;
    }
    const { outcome, passages } = ranked(row.passages, nearest, search);
    return { outcome, question, terms: row.words, passages: passages.map(toPassage) };
  }

  private async spelled(words: string[]): Promise<{ word: string; known: string }[]> {
    if (words.length === 0) return [];
    const rows = await this.database.rows(similarWords(words));
    return rows.flatMap(({ asked, known }) =>
      nearSpellings(asked, known).map((spelling) => ({ word: asked, known: spelling })),
    );
  }
}

/** A passage as providers get it. */
export const toPassage = ({
  courseId,
  courseTitle,
  lessonId,
  lessonTitle,
  headings,
  text,
  start,
  isSummary,
  isHintOnly,
}: FoundPassage): Passage => ({
  courseId,
  courseTitle,
  lessonId,
  lessonTitle,
  heading: plainText(headings.at(-1) ?? ''),
  text,
  start: start ?? undefined,
  isSummary,
  isHintOnly,
});
