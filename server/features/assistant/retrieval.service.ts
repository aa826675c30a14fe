import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { oncePerApp } from '../../platform/injection';
import type { Viewer } from '../../platform/viewer';
import type { Difficulty, Subject } from './assistant.rules';
import { cuesOf } from '../catalogue/captions.rules';
import { CaptionTexts } from './captions';
import { passagesOf, plainText } from './passages';
import type { Material, Passage } from './provider';
import { familyOf } from './bm25';
import { termsOf } from './question-words';
import { chosenPassages, type Document, type PassageLexeme, type RankedTerm } from './ranking';
import { candidates, isTakingQuizOf, passageLexemes, wholeCourse } from './retrieval.queries';
import { spokenPassages } from './spoken-passages';

/** Lessons and courses whose passages are looked at one by one. */
const CANDIDATES = 20;

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
  captionsText: string | null;
};

interface CandidatesRow {
  lessonCount: number;
  terms: (Omit<RankedTerm, 'isShaping'> & { term: number })[];
  documents: DocumentRow[];
}

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
    const [row] = await this.database.query<CandidatesRow>(candidates, [
      viewer.account.id,
      words,
      termOfWord,
      search.courseId,
      this.captions.thatSay(terms.filter(({ isShaping }) => !isShaping).map(({ writings }) => writings)),
      CANDIDATES,
    ]);
    const known = row!.terms.map(({ term, ...rest }) => ({ ...rest, isShaping: terms[term]!.isShaping }));
    const families = known.flatMap(({ lexemes }) => lexemes.map(familyOf));
    const documents = row!.documents.map((document) => this.withPassages(document, families));
    const counts = await this.countsIn(documents, families);
    const passages = chosenPassages({
      documents,
      counts,
      terms: distinct(known),
      lessonCount: row!.lessonCount,
      search,
    });
    return { passages, material: materialOf(passages, row!.documents) };
  }

  /** All lessons of a course, in order. NOT_FOUND unless the viewer may read it. */
  async course(viewer: Viewer, courseId: string): Promise<Material[]> {
    const rows = isId(courseId)
      ? await this.database.query<Omit<Material, 'lessonId'> & { lessonId: string | null }>(wholeCourse, [
          viewer.account.id,
          courseId,
        ])
      : [];
    if (rows.length === 0) throw notFound('Course');
    return rows.flatMap(({ lessonId, ...row }) => (lessonId === null ? [] : [{ ...row, lessonId }]));
  }

  /** Whether the viewer has an open attempt at a quiz of one of these courses. */
  async isTakingQuiz(viewer: Viewer, courseIds: string[]): Promise<boolean> {
    const [row] = await this.database.query<{ isTaking: boolean }>(isTakingQuizOf, [
      viewer.account.id,
      courseIds,
    ]);
    return row!.isTaking;
  }

  private withPassages(document: DocumentRow, families: string[]): Document {
    const { description, notes, captionsUrl, captionsText, ...row } = document;
    const cues = captionsText === null ? this.captions.cuesAt(captionsUrl ?? '') : cuesOf(captionsText);
    return {
      ...row,
      passages: [
        ...(description === '' ? [] : [{ heading: '', text: description }]),
        ...passagesOf(notes),
        ...spokenPassages(cues, families),
      ],
    };
  }

  private countsIn(documents: Document[], beginnings: string[]): Promise<PassageLexeme[]> {
    const all = documents.flatMap(({ passages }) => passages);
    return this.database.query<PassageLexeme>(passageLexemes, [
      all.map(({ heading }) => heading),
      all.map(({ text }) => plainText(text)),
      beginnings,
    ]);
  }
}

/** Two words with the same lexeme are one; it matters when one of them does. */
function distinct(terms: RankedTerm[]): RankedTerm[] {
  const byLexeme = new Map<string, RankedTerm>();
  for (const term of terms) {
    const other = byLexeme.get(term.lexemes[0]!);
    if (!other || other.isShaping) byLexeme.set(term.lexemes[0]!, term);
  }
  return [...byLexeme.values()];
}

function materialOf(passages: Passage[], documents: DocumentRow[]): Material[] {
  const ids = new Set(passages.map(({ lessonId }) => lessonId));
  return [...ids].flatMap((id) => {
    const document = documents.find(({ lessonId }) => lessonId === id);
    if (id === null || !document) return [];
    const { courseId, courseTitle, title, description, notes } = document;
    return [{ courseId, courseTitle, lessonId: id, lessonTitle: title, description, notes }];
  });
}
