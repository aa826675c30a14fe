import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { foldText } from '../../../platform/text.rules';
import type { Viewer } from '../../../platform/viewer';
import { NearestPassages } from './nearest-passages.service';
import { plainText } from '../passages/passages';
import type { AssistantQuestion, Material, Passage, Term } from '../provider';
import { readQuestion, WORDS_MAX, type ReadQuestion } from '../passages/question';
import { ranked, type Outcome } from './ranking';
import {
  lessonTexts,
  searchPassages,
  similarWords,
  type FoundPassage,
  type OpenQuiz,
} from './retrieval.queries';
import { mistakesIn, nearSpellings } from '../passages/spelling';

/** From here on a text is a question of the quiz, also when it is put in other words. */
const QUIZ_QUESTION = 0.6;

export interface Search extends Pick<AssistantQuestion, 'text' | 'subject' | 'difficulty'> {
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
  openQuizzes: OpenQuiz[];
}

/** Whether the question asked for looks like one of a quiz that the viewer is taking. */
export const isOfOpenQuiz = ({ openQuizzes }: Found): boolean =>
  openQuizzes.some(({ likeness }) => likeness >= QUIZ_QUESTION);

/** Finds passages about a question in the material that the viewer may read. */
@Service()
export class RetrievalService {
  constructor(
    private readonly database: Database,
    private readonly nearest: NearestPassages,
  ) {}

  /** A follow-up is read with what came before it; any other question alone, unless that finds no answer. */
  async find(viewer: Viewer, search: Search): Promise<Found> {
    const { text } = search;
    const question = readQuestion(text);
    const { words, weak, continues } = question;
    const thread = referredTo(search.before);
    const earlier = thread.flatMap((before) => readQuestion(before).words);
    const own = words.length > 0 ? words : weak;
    const inFull = [...thread, text].join('\n');
    const hasWords = own.length + earlier.length > 0;
    const nearest = hasWords
      ? this.nearest.find(viewer.account.id, search.courseId, continues ? inFull : text)
      : Promise.resolve([]);
    // Awaited after the search, which may fail first.
    nearest.catch(() => undefined);
    const find = (asked: string, searched: string[]) =>
      this.findWords(viewer, { ...search, text: asked }, { ...question, words: searched }, nearest);
    if (continues && earlier.length > 0) return find(inFull, [...own, ...earlier]);
    const alone = await find(text, own);
    if (alone.outcome === 'answer') return alone;
    if (earlier.length > 0 && words.length > 0 && words.length <= 4) {
      const withEarlier = await find(inFull, [...own, ...earlier]);
      if (withEarlier.outcome === 'answer') return withEarlier;
    }
    return alone.outcome === 'nothing' && weak.length > 0 && words.length > 0
      ? find(text, [...words, ...weak])
      : alone;
  }

  /** The whole lessons of these passages, in order. */
  async materialOf(viewer: Viewer, passages: Passage[]): Promise<Material[]> {
    const lessonIds = [...new Set(passages.flatMap(({ lessonId }) => lessonId ?? []))];
    if (lessonIds.length === 0) return [];
    const rows = await this.database.rows(
      lessonTexts({ viewerId: viewer.account.id, lessonIds, courseId: null }),
    );
    return lessonIds.flatMap((id) => rows.find(({ lesson }) => lesson.lessonId === id)?.lesson ?? []);
  }

  /** All lessons of a course, in order, and the passage that each begins with. */
  async course(viewer: Viewer, courseId: string): Promise<{ passages: Passage[]; material: Material[] }> {
    const asked = { viewerId: viewer.account.id, lessonIds: null, courseId };
    const rows = await this.database.rows(lessonTexts(asked));
    return {
      passages: rows.flatMap(({ opening }) => (opening ? toPassage(opening) : [])),
      material: rows.map(({ lesson }) => lesson),
    };
  }

  private async findWords(
    viewer: Viewer,
    search: Search,
    question: ReadQuestion,
    nearest: Promise<FoundPassage[]>,
  ): Promise<Found> {
    const words = [...new Set(question.words)].slice(0, WORDS_MAX);
    const { text, courseId } = search;
    const asked = { viewerId: viewer.account.id, courseId };
    const numbers = words.map((_, index) => index + 1);
    let row = (await this.database.row(searchPassages({ ...asked, text, words, numbers, corrected: [] })))!;
    const unknown = row.words.flatMap(({ number, passages }) => (passages === 0 ? words[number - 1]! : []));
    const spelled = await this.spelled(asked, unknown);
    if (spelled.length > 0) {
      const corrected = spelled.map(({ word }) => words.indexOf(word) + 1);
      const spellings = spelled.map(({ known }) => known);
      row = (await this.database.row(
        searchPassages({
          ...asked,
          text: [text, ...spellings].join(' '),
          words: [...words, ...spellings],
          numbers: [...numbers, ...corrected],
          corrected,
        }),
      ))!;
    }
    const { outcome, passages } = ranked(row.passages, await nearest, search);
    const terms = row.words.map((term) => ({
      ...term,
      lexemes: term.lexemes.map((lexeme) => foldText(lexeme)),
    }));
    return { outcome, question, terms, passages: passages.map(toPassage), openQuizzes: row.openQuizzes };
  }

  private async spelled(
    searched: { viewerId: string; courseId: string | null },
    unknown: string[],
  ): Promise<{ word: string; known: string }[]> {
    const words = unknown.filter((word) => mistakesIn(word) > 0);
    if (words.length === 0) return [];
    const rows = await this.database.rows(similarWords({ ...searched, words }));
    return rows.flatMap(({ asked, folded, known }) =>
      nearSpellings(folded, known).map((spelling) => ({ word: asked, known: spelling })),
    );
  }
}

/** What a follow-up refers to, earliest first: the last question that does not itself refer to others, and those since. */
function referredTo(before: readonly string[]): string[] {
  const begun = before.findIndex((text) => !readQuestion(text).continues);
  return before.slice(0, begun === -1 ? before.length : begun + 1).toReversed();
}

/** A passage as providers get it. */
export const toPassage = ({ headings, start, ...passage }: FoundPassage): Passage => ({
  ...passage,
  heading: plainText(headings.at(-1) ?? ''),
  start: start ?? undefined,
});
