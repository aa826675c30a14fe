import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { Difficulty, Subject } from '../assistant.rules';
import { plainText } from './passages';
import type { Material, Passage, Term } from '../provider';
import { readQuestion, type ReadQuestion } from './question';
import { ranked, weightOf, type Outcome } from './ranking';
import {
  isTakingQuizOf,
  lessonTexts,
  likenessToOpenQuiz,
  readableCourse,
  searchPassages,
  similarWords,
  type FoundPassage,
} from './retrieval.queries';
import { mistakesIn, nearSpellings } from './spelling';

const PASSAGES_RANKED = 60;
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
  constructor(private readonly database: Database) {}

  /** A follow-up is read with what came before; any other question alone, unless that finds no answer. */
  async find(viewer: Viewer, search: Search): Promise<Found> {
    const question = readQuestion(search.text);
    const earlier =
      search.before.map((text) => readQuestion(text).words).find((words) => words.length > 0) ?? [];
    const together = { ...question, words: [...new Set([...question.words, ...earlier])] };
    if (question.continues || earlier.length === 0) return this.findWords(viewer, search, together);
    const alone = await this.findWords(viewer, search, question);
    if (alone.outcome === 'answer' || question.words.length > 4) return alone;
    const withEarlier = await this.findWords(viewer, search, together);
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

  /** Whether the assistant may use the course for the viewer. NOT_FOUND if the viewer may not read it. */
  async isOpenCourse(viewer: Viewer, courseId: string): Promise<boolean> {
    const row =
      isId(courseId) && (await this.database.row(readableCourse({ viewerId: viewer.account.id, courseId })));
    if (!row) throw notFound('Course');
    return row.isOpen;
  }

  /** All lessons of a course, in order. */
  course(viewer: Viewer, courseId: string): Promise<Material[]> {
    return this.database.rows(lessonTexts({ viewerId: viewer.account.id, lessonIds: null, courseId }));
  }

  /** Whether the viewer has an open attempt at a quiz of one of these courses. */
  async isTakingQuiz(viewer: Viewer, courseIds: string[]): Promise<boolean> {
    const row = await this.database.row(isTakingQuizOf({ studentId: viewer.account.id, courseIds }));
    return row!.isTaking;
  }

  /** Whether the question has most of its words from a question of a quiz that the viewer is taking. */
  async isAboutOpenQuiz(viewer: Viewer, { words }: ReadQuestion): Promise<boolean> {
    if (words.length === 0) return false;
    const row = await this.database.row(likenessToOpenQuiz({ studentId: viewer.account.id, words }));
    return row!.matched >= QUIZ_QUESTION;
  }

  private async findWords(viewer: Viewer, search: Search, question: ReadQuestion): Promise<Found> {
    const { words } = question;
    if (words.length === 0) return { outcome: 'nothing', question, terms: [], passages: [] };
    const asked = { viewerId: viewer.account.id, courseId: search.courseId, most: PASSAGES_RANKED };
    const numbers = words.map((_, index) => index + 1);
    let row = (await this.database.row(searchPassages({ ...asked, words, numbers })))!;
    const unknown = row.words.flatMap(({ number, passages }) => {
      const word = words[number - 1]!;
      return passages === 0 && mistakesIn(word) > 0 ? [word] : [];
    });
    const spelled = unknown.length === 0 ? [] : await this.spelled(unknown);
    if (spelled.length > 0)
      row = (await this.database.row(
        searchPassages({
          ...asked,
          words: [...words, ...spelled.map(({ known }) => known)],
          numbers: [...numbers, ...spelled.map(({ word }) => words.indexOf(word) + 1)],
        }),
      ))!;
    const { outcome, passages } = ranked(
      row,
      search,
      new Set(spelled.map(({ word }) => words.indexOf(word) + 1)),
    );
    const terms = row.words.map(({ lexemes, passages }) => ({
      lexemes,
      weight: weightOf(passages, row.passageCount),
    }));
    return { outcome, question, terms, passages: passages.map(toPassage) };
  }

  private async spelled(words: string[]): Promise<{ word: string; known: string }[]> {
    const rows = await this.database.rows(similarWords(words));
    return rows.flatMap(({ asked, known }) =>
      nearSpellings(asked, known).map((spelling) => ({ word: asked, known: spelling })),
    );
  }
}

const toPassage = ({
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
