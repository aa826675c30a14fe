import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import type { Viewer } from '../../platform/viewer';
import type { Difficulty, Subject } from './assistant.rules';
import { CaptionTexts } from './captions';
import { passagesOf, plainText } from './passages';
import type { Material, Passage } from './provider';
import { termsOf, type QuestionTerm } from './question-words';
import { chosenPassages, type Document, type PassageHit } from './ranking';
import { candidates, isTakingQuizOf, passageHits, wholeCourse } from './retrieval.queries';

/** Lessons and courses whose passages are looked at one by one. */
const CANDIDATES = 14;

export interface Search {
  text: string;
  subject: Subject;
  difficulty: Difficulty;
  /** null: everything the viewer may read. */
  courseId: string | null;
}

/** What was found, best first, and the whole lessons it stands in, in the same order; both empty when there is nothing. */
export interface Found {
  passages: Passage[];
  material: Material[];
}

type DocumentRow = Omit<Document, 'passages'> & {
  description: string;
  notes: string;
  captionsUrl: string | null;
};

/** Finds what the material says about a question, in what the viewer may read and nowhere else. */
@oncePerApp()
export class RetrievalService {
  constructor(
    private readonly database: Database,
    private readonly captions: CaptionTexts,
  ) {}

  async find(viewer: Viewer, search: Search): Promise<Found> {
    const terms = termsOf(search.text);
    if (terms.length === 0) return { passages: [], material: [] };
    const words = terms.flatMap(({ writings }) => writings);
    const termOfWord = terms.flatMap(({ writings }, term) => writings.map(() => term));
    const [row] = await this.database.query<{ weights: Record<string, number>; documents: DocumentRow[] }>(
      candidates,
      [
        viewer.account.id,
        words,
        termOfWord,
        search.courseId,
        this.captions.thatSay(terms.filter(({ isPair }) => !isPair).map(({ writings }) => writings)),
        CANDIDATES,
      ],
    );
    const documents = row!.documents.map((document) => this.withPassages(document));
    const hits = await this.hitsIn(documents, words, termOfWord);
    const passages = chosenPassages({ documents, hits, terms: weighed(terms, row!.weights), search });
    return { passages, material: materialOf(passages, row!.documents) };
  }

  /** All lessons of a course, in order. NOT_FOUND unless the viewer may read it. */
  async course(viewer: Viewer, courseId: string): Promise<Material[]> {
    const rows = isId(courseId)
      ? await this.database.query<Material & { lessonId: string | null }>(wholeCourse, [
          viewer.account.id,
          courseId,
        ])
      : [];
    if (rows.length === 0) throw notFound('Course');
    return rows.filter(({ lessonId }) => lessonId !== null);
  }

  /** Whether the viewer has an open attempt at a quiz of one of these courses. */
  async isTakingQuiz(viewer: Viewer, courseIds: string[]): Promise<boolean> {
    const [row] = await this.database.query<{ isTaking: boolean }>(isTakingQuizOf, [
      viewer.account.id,
      courseIds,
    ]);
    return row!.isTaking;
  }

  private withPassages({ description, notes, captionsUrl, ...row }: DocumentRow): Document {
    const spoken = captionsUrl === null ? '' : this.captions.textOf(captionsUrl);
    return {
      ...row,
      passages: [
        ...(description === '' ? [] : [{ heading: '', text: description }]),
        ...passagesOf(notes),
        ...(spoken === '' ? [] : [{ heading: '', text: spoken }]),
      ],
    };
  }

  private hitsIn(documents: Document[], words: string[], termOfWord: number[]): Promise<PassageHit[]> {
    const all = documents.flatMap(({ passages }) => passages);
    return this.database.query<PassageHit>(passageHits, [
      all.map(({ heading }) => heading),
      all.map(({ text }) => plainText(text)),
      words,
      termOfWord,
    ]);
  }
}

const weighed = (terms: QuestionTerm[], weights: Record<string, number>) =>
  // A term without weight is nothing but stop words.
  terms.map(({ isPair }, term) => ({ isPair, weight: weights[term] ?? 0 }));

function materialOf(passages: Passage[], documents: DocumentRow[]): Material[] {
  const ids = new Set(passages.map(({ lessonId }) => lessonId));
  return [...ids].flatMap((id) => {
    const document = documents.find(({ lessonId }) => lessonId === id);
    if (id === null || !document) return [];
    const { courseId, courseTitle, title, description, notes } = document;
    return [{ courseId, courseTitle, lessonId: id, lessonTitle: title, description, notes }];
  });
}
