import type { Difficulty, Subject } from './assistant.rules';
import { bm25, closeness, rarity, relationsOf, type Counts, type Term } from './bm25';
import { isEvident, type AskedWord } from './evidence';
import type { NotesPassage } from './passages';
import type { Passage } from './provider';
import type { WordVectors } from './word-vectors';

/** A lesson, or a course by its description, with its passages. */
export interface Document {
  courseId: string;
  courseTitle: string;
  category: string;
  level: string;
  lessonId: string | null;
  title: string;
  /** Lexemes of the title. */
  titleLexemes: string[];
  courseLexemes: string[];
  passages: NotesPassage[];
}

/** A word of the question with its lexemes. */
export interface AskedTerm extends Term {
  isShaping: boolean;
}

interface Ranking {
  documents: Document[];
  /** Lexeme counts of each passage, over all documents. */
  counts: Counts[];
  /** Each with the number of readable lessons that contain it. */
  terms: (AskedTerm & { lessons: number })[];
  /** All lessons that the viewer may read, matching or not. */
  lessonCount: number;
  search: { subject: Subject; difficulty: Difficulty };
  /** Lexemes of the subjects' vocabulary, in any course. */
  trade: Iterable<string>;
  vectors: WordVectors;
}

/** The course categories of each Tech Track. */
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

/** Breaks near ties in favor of the selected subject; too small to beat a clearly better answer. */
const SUBJECT_BONUS = 1.05;
const LEVEL_BONUS = 1.02;

/** BM25's b: how much length counts against a text. */
const B_PASSAGE = 0.2;
const B_DOCUMENT = 0.6;
/** A lesson's score also includes its second-best passage, its whole text and its title. */
const SECOND_SHARE = 0.2;
const WHOLE_SHARE = 0.25;
const TITLE_SHARE = 0.3;
const SHAPING_SHARE = 0.5;
/** A passage need not repeat words of its lesson's or course's title. */
const TITLE_COVERS = 0.8;
const TITLE_COUNT = 3;
/** Bonus if a question contains every word of a lesson's title; a one-word title is too ambiguous. */
const NAMED_BONUS = 1.5;
const NAMED_WORDS = 2;
/** A course description ranks lower: it says where to look, a lesson has the answer. */
const DESCRIPTION_SHARE = 0.6;

/** A lesson that has a word this often is about it. */
const TOPIC_COUNT = 3;
/** A passage that covers nearly all of the question in its own words is always an answer. */
const WHOLE_QUESTION = 0.85;
/** A lesson that scores clearly worse than the best is no source. */
const CLOSE_ENOUGH = 0.3;
const SOURCES_MAX = 5;
const PASSAGES_PER_LESSON = 2;

/** The passages that answer the question, best first; empty if nothing covers enough of it. */
export function chosenPassages(ranking: Ranking): Passage[] {
  const { documents, counts, terms, lessonCount, search } = ranking;
  const texts = textsOf(documents, counts);
  const topics = topicsOf(texts);
  const weighed = weighedTerms(terms, texts, topics, lessonCount);
  const matter = weighed.filter(({ isShaping }) => !isShaping);
  if (matter.length === 0) return [];
  const asked = new Set(weighed.flatMap(({ lexemes }) => lexemes));
  const usual = {
    passage: mean(texts.flatMap(({ passages }) => passages.map(({ length }) => length))),
    document: mean(texts.map(({ length }) => length)),
  };

  const ranked = texts.flatMap((text) => {
    const { document, whole, title, course } = text;
    const read = text.passages.map(({ passage, found, length }) => {
      const coverage = coverageOf(matter, found, title);
      const score = bm25(weighed, found, length / usual.passage, B_PASSAGE) * (1 + coverage);
      return { passage, found, score };
    });
    const spoken = read.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    const top = spoken[0];
    if (!top) return [];
    const score =
      (top.score +
        SECOND_SHARE * (spoken[1]?.score ?? 0) +
        WHOLE_SHARE * bm25(weighed, whole, text.length / usual.document, B_DOCUMENT) +
        TITLE_SHARE * sum(weighed.map(({ weight, relations }) => weight * closeness(relations, title)))) *
      (1 + coverageOf(matter, whole, course)) *
      (document.lessonId === null ? DESCRIPTION_SHARE : 1) *
      (title.size >= NAMED_WORDS && [...title].every((lexeme) => asked.has(lexeme)) ? NAMED_BONUS : 1) *
      (TRACKS[search.subject].includes(document.category) ? SUBJECT_BONUS : 1) *
      (document.level === search.difficulty ? LEVEL_BONUS : 1);
    return [{ document, title, score, top, spoken }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return [];
  const { found } = best.top;
  if (
    coverageOf(matter, found, best.title, 'strict') < WHOLE_QUESTION &&
    !isEvident(best.score, matter, new Set([...ranking.trade, ...topics]), ranking.vectors)
  )
    return [];
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

interface WeighedTerm extends AskedTerm, AskedWord {
  lessons: number;
  /**
   * Root of the rarity, 1 for the rarest possible word: with few lessons rarity says little. On our evaluation
   * questions 154 instead of 146 of 212 lessons come first.
   */
  weight: number;
  /** The lexemes of these texts that match it. */
  relations: Counts;
  /** Without those that are only near in meaning. */
  strict: Counts;
}

function weighedTerms(
  terms: Ranking['terms'],
  texts: Text[],
  topics: ReadonlySet<string>,
  lessonCount: number,
): WeighedTerm[] {
  const rarest = rarity(1, lessonCount);
  const vocabulary = new Set(texts.flatMap(({ whole, course }) => [...whole.keys(), ...course]));
  return terms.map((term) => {
    const relations = relationsOf(term, vocabulary);
    return {
      ...term,
      weight:
        Math.sqrt(Math.min(rarity(term.lessons, lessonCount), rarest) / rarest) *
        (term.isShaping ? SHAPING_SHARE : 1),
      relations,
      strict: new Map([...relations].filter(([lexeme]) => !term.near.has(lexeme))),
      lexeme: term.lexemes[0]!,
      isAtHome: term.near.size > 0 || topics.has(term.lexemes[0]!),
      isUnknown: relations.size === 0 && term.lessons === 0,
    };
  });
}

/** The share of the question's weight, from 0 to 1, that a text or the titles above it cover. */
function coverageOf(
  matter: WeighedTerm[],
  text: Counts,
  name: ReadonlySet<string>,
  by: 'relations' | 'strict' = 'relations',
): number {
  const covered = matter.map(
    ({ weight, [by]: relations }) =>
      weight * Math.max(closeness(relations, text), TITLE_COVERS * closeness(relations, name)),
  );
  return sum(covered) / sum(matter.map(({ weight }) => weight));
}

/** Lexemes that occur often in one of these lessons. */
const topicsOf = (texts: Text[]): Set<string> =>
  new Set(
    texts.flatMap(({ whole }) =>
      [...whole].flatMap(([lexeme, count]) => (count >= TOPIC_COUNT ? [lexeme] : [])),
    ),
  );

interface Text {
  document: Document;
  passages: { passage: NotesPassage; found: Counts; length: number }[];
  title: ReadonlySet<string>;
  course: ReadonlySet<string>;
  /** All passages and the title. */
  whole: Counts;
  length: number;
}

function textsOf(documents: Document[], counts: Counts[]): Text[] {
  let first = 0;
  return documents.map((document) => {
    const passages = document.passages.map((passage, index) => ({
      passage,
      found: counts[first + index]!,
      length: passage.text.length,
    }));
    first += passages.length;
    const whole = new Map(document.titleLexemes.map((lexeme) => [lexeme, TITLE_COUNT]));
    for (const { found } of passages)
      for (const [lexeme, count] of found) whole.set(lexeme, (whole.get(lexeme) ?? 0) + count);
    return {
      document,
      passages,
      title: new Set(document.titleLexemes),
      course: new Set(document.courseLexemes),
      whole,
      length: sum(passages.map(({ length }) => length)),
    };
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
