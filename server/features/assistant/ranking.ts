import type { Difficulty, Subject } from './assistant.rules';
import { bm25, closeness, rarity, type Counts } from './bm25';
import type { NotesPassage } from './passages';
import type { Passage } from './provider';

/** A lesson, or a course by its description, with its passages. */
export interface Document {
  courseId: string;
  courseTitle: string;
  category: string;
  level: string;
  lessonId: string | null;
  title: string;
  /** What the database searches the title for. */
  titleLexemes: string[];
  courseLexemes: string[];
  passages: NotesPassage[];
}

/** How often a passage, counted over all documents, has a lexeme; one in its heading counts twice. */
export interface PassageLexeme {
  passage: number;
  lexeme: string;
  count: number;
}

/** A word of the question as the database searches for it. */
export interface RankedTerm {
  /** Its writings' lexemes, its own first. */
  lexemes: string[];
  isShaping: boolean;
  /** How many of the readable lessons have it. */
  lessons: number;
}

interface Ranking {
  documents: Document[];
  counts: PassageLexeme[];
  terms: RankedTerm[];
  /** All that the viewer may read, found or not. */
  lessonCount: number;
  search: { subject: Subject; difficulty: Difficulty };
}

/** Which courses a Tech Track means, by their category. */
const TRACKS: Record<Subject, readonly string[]> = {
  GENERATIVE_AI: ['AI', 'LLM', 'Prompt Engineering', 'Machine Learning', 'Data Science'],
  WEB_DEVELOPMENT: [
    'Fullstack',
    'Frontend',
    'Backend',
    'Web Development',
    'Programming',
    'Mobile Development',
    'DevOps',
  ],
  DESIGN: ['UI/UX', 'Graphic Designing', 'UI/UX Design'],
};

/** The selected subject comes first among what answers equally well; it never beats a clearly better answer. */
const SUBJECT_BONUS = 1.05;
const LEVEL_BONUS = 1.02;

/** BM25: how much a long text is held against it. */
const B_PASSAGE = 0.4;
const B_DOCUMENT = 0.6;
/** Beside its best passage, a lesson counts by all it says and by its title. */
const WHOLE_SHARE = 0.25;
const TITLE_SHARE = 0.3;
const SHAPING_SHARE = 0.5;
/** A passage need not repeat the word that its lesson or its course is called by. */
const TITLE_COVERS = 0.8;
const TITLE_COUNT = 3;
/** A course's own description says where to look; a lesson says what is asked. */
const DESCRIPTION_SHARE = 0.6;

/**
 * What it takes to be an answer at all: how strongly the best passage speaks, how many words of the question it has, and
 * how many of these are topics, words that some lesson keeps coming back to and does not only say in passing. A
 * passage that has nearly all a short question asks is one in any case. All were set on questions of our own, in and
 * outside the demo's courses, of which none is in a test.
 */
const EVIDENCE = 9;
const PER_WORD = 1.7;
const PER_TOPIC = 2.5;
const TOPIC_COUNT = 3;
const WHOLE_QUESTION = 0.85;
/** A lesson that answers clearly worse than the best is no source. */
const CLOSE_ENOUGH = 0.3;
const SOURCES_MAX = 4;
const PASSAGES_PER_LESSON = 2;

/** The passages that answer, best first; none when nothing says enough of what the question is about. */
export function chosenPassages({ documents, counts, terms, lessonCount, search }: Ranking): Passage[] {
  const rarest = rarity(1, lessonCount);
  const weighed = terms.map((term) => ({
    ...term,
    weight:
      (Math.min(rarity(term.lessons, lessonCount), rarest) / rarest) * (term.isShaping ? SHAPING_SHARE : 1),
  }));
  const matter = weighed.filter(({ isShaping }) => !isShaping);
  const asked = sum(matter.map(({ weight }) => weight));
  if (asked === 0) return [];
  const texts = textsOf(documents, counts);
  const all = texts.flatMap(({ passages }) => passages);
  const usual = {
    passage: mean(all.map(({ length }) => length)),
    document: mean(texts.map(({ length }) => length)),
  };

  const isTopic = new Map<RankedTerm, boolean>(
    matter.map((term) => [
      term,
      texts.some(({ whole }) => (whole.get(term.lexemes[0]!) ?? 0) >= TOPIC_COUNT),
    ]),
  );
  const evidenceOf = (words: RankedTerm[], found: Counts) =>
    PER_WORD * words.length +
    PER_TOPIC * words.filter((term) => isTopic.get(term) && found.has(term.lexemes[0]!)).length;

  const ranked = texts.flatMap(({ document, passages, whole, length }) => {
    const title = new Map(document.titleLexemes.map((lexeme) => [lexeme, 1]));
    const course = new Map(document.courseLexemes.map((lexeme) => [lexeme, 1]));
    const read = passages.map(({ passage, found, length }) => {
      const has = (term: RankedTerm) =>
        Math.max(closeness(term, found), TITLE_COVERS * closeness(term, title));
      const coverage = sum(matter.map((term) => term.weight * has(term))) / asked;
      const score = bm25(weighed, found, length / usual.passage, B_PASSAGE) * (1 + coverage);
      return {
        passage,
        coverage,
        score,
        evidence: evidenceOf(
          matter.filter((term) => has(term) > 0),
          found,
        ),
      };
    });
    const spoken = read.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    const top = spoken[0];
    if (!top) return [];
    const covers = (term: RankedTerm) =>
      Math.max(closeness(term, whole), TITLE_COVERS * closeness(term, course));
    const coverage = sum(matter.map((term) => term.weight * covers(term))) / asked;
    const score =
      (top.score +
        WHOLE_SHARE * bm25(weighed, whole, length / usual.document, B_DOCUMENT) +
        TITLE_SHARE * sum(weighed.map((term) => term.weight * closeness(term, title)))) *
      (1 + coverage) *
      (document.lessonId === null ? DESCRIPTION_SHARE : 1) *
      (TRACKS[search.subject].includes(document.category) ? SUBJECT_BONUS : 1) *
      (document.level === search.difficulty ? LEVEL_BONUS : 1);
    return [{ document, score, top, most: Math.max(...read.map((passage) => passage.coverage)), spoken }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return [];
  if (best.score + best.top.evidence < EVIDENCE && best.most < WHOLE_QUESTION) return [];
  return ranked
    .filter(({ score }) => score >= best.score * CLOSE_ENOUGH)
    .slice(0, SOURCES_MAX)
    .flatMap(({ document, spoken, top }) =>
      spoken
        .slice(0, PASSAGES_PER_LESSON)
        .filter(({ score }) => score >= top.score * 0.6)
        .map(({ passage }) => toPassage(document, passage)),
    );
}

interface Text {
  document: Document;
  passages: { passage: NotesPassage; found: Counts; length: number }[];
  /** All passages together, and the title. */
  whole: Counts;
  length: number;
}

function textsOf(documents: Document[], counts: PassageLexeme[]): Text[] {
  const byPassage = new Map<number, Map<string, number>>();
  for (const { passage, lexeme, count } of counts)
    byPassage.set(passage, (byPassage.get(passage) ?? new Map<string, number>()).set(lexeme, count));
  let first = 0;
  return documents.map((document) => {
    const passages = document.passages.map((passage, index) => ({
      passage,
      found: byPassage.get(first + index) ?? new Map<string, number>(),
      length: passage.text.length,
    }));
    first += passages.length;
    const whole = new Map(document.titleLexemes.map((lexeme) => [lexeme, TITLE_COUNT]));
    for (const { found } of passages)
      for (const [lexeme, count] of found) whole.set(lexeme, (whole.get(lexeme) ?? 0) + count);
    return { document, passages, whole, length: sum(passages.map(({ length }) => length)) };
  });
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: number[]) => sum(numbers) / Math.max(1, numbers.length);

const toPassage = (document: Document, { heading, text, start }: NotesPassage): Passage => ({
  courseId: document.courseId,
  courseTitle: document.courseTitle,
  lessonId: document.lessonId,
  lessonTitle: document.title,
  heading,
  text,
  start,
});
