import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import type { Viewer } from '../../platform/viewer';
import type { Difficulty, Subject } from './assistant.rules';
import { cuesOf } from '../catalogue/captions.rules';
import { CaptionTexts } from './captions';
import { passagesOf, type NotesPassage } from './passages';
import type { Material, Passage } from './provider';
import { familyOf } from './bm25';
import { LexemesService } from './lexemes.service';
import { termsOf, type QuestionTerm } from './question-words';
import { chosenPassages, type AskedTerm, type Document } from './ranking';
import {
  candidates,
  isTakingQuizOf,
  wholeCourse,
  type Captioned,
  type DocumentRow,
} from './retrieval.queries';
import { spokenPassages } from './spoken-passages';

/** Number of lessons and courses whose passages are ranked. */
const CANDIDATES = 20;

export interface Search {
  text: string;
  subject: Subject;
  difficulty: Difficulty;
  /** null: everything the viewer may read. */
  courseId: string | null;
}

/** The matching passages, best first, and their whole lessons in the same order; both empty if nothing matches. */
export interface Found {
  passages: Passage[];
  material: Material[];
}

/** Finds passages about a question in the material that the viewer may read. */
@Service()
export class RetrievalService {
  constructor(
    private readonly database: Database,
    private readonly captions: CaptionTexts,
    private readonly lexemes: LexemesService,
  ) {}

  async find(viewer: Viewer, search: Search): Promise<Found> {
    const words = termsOf(search.text);
    const terms = await this.lexemesOf(words);
    if (terms.length === 0) return { passages: [], material: [] };
    const searched = terms.flatMap(({ lexemes, near }, term) => [
      ...lexemes.map((lexeme) => ({ lexeme, term, isNear: false })),
      ...[...near].map((lexeme) => ({ lexeme, term, isNear: true })),
    ]);
    const spoken = words.filter(({ isShaping }) => !isShaping).map(({ writings }) => writings);
    const row = await this.database.row(
      candidates({
        viewerId: viewer.account.id,
        searched,
        courseId: search.courseId,
        captionsUrls: this.captions.thatSay(spoken),
        most: CANDIDATES,
      }),
    );
    const families = terms.flatMap(({ lexemes }) => lexemes.map(familyOf));
    const documents = row!.documents.map((document) => this.withPassages(document, families));
    const counts = await this.lexemes.countsIn(documents.flatMap(({ passages }) => passages));
    const lessonsWith = new Map(row!.terms.map(({ term, lessons }) => [term, lessons]));
    const passages = chosenPassages({
      documents,
      counts,
      terms: terms.map((term, index) => ({ ...term, lessons: lessonsWith.get(index) ?? 0 })),
      lessonCount: row!.lessonCount,
      search,
      trade: (await this.lexemes.nearMeanings()).keys(),
      vectors: await this.lexemes.vectors(),
    });
    return { passages, material: materialOf(passages, documents) };
  }

  /** All lessons of a course, in order. NOT_FOUND if the viewer may not read it. */
  async course(viewer: Viewer, courseId: string): Promise<Material[]> {
    const rows = isId(courseId)
      ? await this.database.rows(wholeCourse({ viewerId: viewer.account.id, courseId }))
      : [];
    if (rows.length === 0) throw notFound('Course');
    return rows.flatMap(({ lessonId, captionsUrl, captionsText, ...row }) =>
      lessonId === null
        ? []
        : [{ ...row, lessonId, spoken: spokenText(this.spokenIn({ captionsUrl, captionsText }, [])) }],
    );
  }

  /** Whether the viewer has an open attempt at a quiz of one of these courses. */
  async isTakingQuiz(viewer: Viewer, courseIds: string[]): Promise<boolean> {
    const row = await this.database.row(isTakingQuizOf({ studentId: viewer.account.id, courseIds }));
    return row!.isTaking;
  }

  private withPassages(document: DocumentRow, families: string[]) {
    const { description, notes } = document;
    const spoken = this.spokenIn(document, families);
    return {
      ...document,
      spoken: spokenText(spoken),
      passages: [
        ...(description === '' ? [] : [{ heading: '', text: description }]),
        ...passagesOf(notes),
        ...spoken,
      ],
    };
  }

  private spokenIn({ captionsUrl, captionsText }: Captioned, families: string[]): NotesPassage[] {
    const cues = captionsText === null ? this.captions.cuesAt(captionsUrl ?? '') : cuesOf(captionsText);
    return spokenPassages(cues, families);
  }

  /** The lexemes to search for; words with the same lexeme are merged, and the result shapes only if all of them do. */
  private async lexemesOf(words: QuestionTerm[]): Promise<AskedTerm[]> {
    const [lexemeOf, meanings] = await Promise.all([
      this.lexemes.ofWords(words.flatMap(({ writings }) => writings)),
      this.lexemes.nearMeanings(),
    ]);
    const terms = new Map<string, AskedTerm>();
    for (const { writings, isShaping } of words) {
      const lexemes = [...new Set(writings.flatMap((word) => lexemeOf.get(word) ?? []))];
      // A stop word is dropped even if another spelling is none.
      const own = lexemeOf.get(writings[0]!);
      if (own === undefined || terms.get(own)?.isShaping === false) continue;
      const near = isShaping ? [] : lexemes.flatMap((lexeme) => [...(meanings.get(lexeme) ?? [])]);
      terms.set(own, {
        lexemes,
        isShaping,
        near: new Set(near.filter((lexeme) => !lexemes.includes(lexeme))),
      });
    }
    return [...terms.values()];
  }
}

const spokenText = (passages: NotesPassage[]) => passages.map(({ text }) => text).join('\n\n');

type ReadDocument = Document & Pick<Material, 'description' | 'notes' | 'spoken'>;

function materialOf(passages: Passage[], documents: ReadDocument[]): Material[] {
  const ids = new Set(passages.map(({ lessonId }) => lessonId));
  return [...ids].flatMap((id) => {
    const document = documents.find(({ lessonId }) => lessonId === id);
    if (id === null || !document) return [];
    const { courseId, courseTitle, title, description, notes, spoken } = document;
    return [{ courseId, courseTitle, lessonId: id, lessonTitle: title, description, notes, spoken }];
  });
}
