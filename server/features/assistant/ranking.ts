import type { Difficulty, Subject } from './assistant.rules';
import type { NotesPassage } from './passages';
import type { Passage } from './provider';

/** A lesson, or a course by its description, with its passages. */
export interface Document {
  /** Of the whole: title, description, notes. */
  score: number;
  courseId: string;
  courseTitle: string;
  category: string;
  level: string;
  lessonId: string | null;
  title: string;
  passages: NotesPassage[];
}

/** A passage, counted over all documents, has a term of the question. */
export interface PassageHit {
  passage: number;
  term: number;
  rank: number;
}

interface Ranking {
  documents: Document[];
  hits: PassageHit[];
  terms: { isPair: boolean; weight: number }[];
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
const SUBJECT_BONUS = 1.1;
const LEVEL_BONUS = 1.02;
/** What share of the question's weight one lesson, and one passage of it, must hold to be an answer at all. */
const DOCUMENT_COVERAGE = 0.6;
const PASSAGE_COVERAGE = 0.34;
/** A lesson that answers clearly worse than the best is no source. */
const CLOSE_ENOUGH = 0.45;
const SOURCES_MAX = 4;
const PASSAGES_PER_LESSON = 2;
/** Passages shorter than this are as dense as they look; longer ones have more words by chance. */
const USUAL_LENGTH = 600;

/** The passages that answer, best first; none when nothing covers enough of what the question is about. */
export function chosenPassages({ documents, hits, terms, search }: Ranking): Passage[] {
  const asked = terms.reduce((sum, { isPair, weight }) => sum + (isPair ? 0 : weight), 0);
  if (asked === 0) return [];
  const byPassage = new Map<number, PassageHit[]>();
  for (const hit of hits) byPassage.set(hit.passage, [...(byPassage.get(hit.passage) ?? []), hit]);
  const covers = (found: Iterable<number>) =>
    [...found].reduce((sum, term) => sum + (terms[term]!.isPair ? 0 : terms[term]!.weight), 0) / asked;

  let first = 0;
  const ranked = documents.flatMap((document) => {
    const passages = document.passages.map((passage, index) => {
      const found = byPassage.get(first + index) ?? [];
      const score = found.reduce(
        (sum, { term, rank }) => sum + rank * terms[term]!.weight * pairs(terms[term]!),
        0,
      );
      return {
        passage,
        coverage: covers(found.map(({ term }) => term)),
        score: score / Math.max(1, Math.sqrt(passage.text.length / USUAL_LENGTH)),
        terms: found.map(({ term }) => term),
      };
    });
    first += passages.length;
    const coverage = covers(new Set(passages.flatMap((passage) => passage.terms)));
    const best = passages.toSorted((a, b) => b.score * (1 + b.coverage) - a.score * (1 + a.coverage));
    const top = best[0];
    if (!top || coverage < DOCUMENT_COVERAGE || top.coverage < PASSAGE_COVERAGE) return [];
    const bonus =
      (TRACKS[search.subject].includes(document.category) ? SUBJECT_BONUS : 1) *
      (document.level === search.difficulty ? LEVEL_BONUS : 1);
    // A course's own description says where to look; a lesson says what is asked.
    const share = document.lessonId === null ? 0.5 : 1;
    const score = share * (document.score + top.score * (1 + top.coverage)) * (0.5 + coverage) * bonus;
    return [{ document, score, best: best.slice(0, PASSAGES_PER_LESSON) }];
  });
  ranked.sort((a, b) => b.score - a.score);
  const enough = (ranked[0]?.score ?? 0) * CLOSE_ENOUGH;
  return ranked
    .filter(({ score }) => score >= enough)
    .slice(0, SOURCES_MAX)
    .flatMap(({ document, best }) =>
      best
        .filter(({ score }, index) => index === 0 || score >= best[0]!.score * 0.6)
        .map(({ passage }) => toPassage(document, passage)),
    );
}

/** Two words together say more than the two apart, which are counted as well. */
const pairs = ({ isPair }: { isPair: boolean }) => (isPair ? 0.6 : 1);

const toPassage = (document: Document, { heading, text }: NotesPassage): Passage => ({
  courseId: document.courseId,
  courseTitle: document.courseTitle,
  lessonId: document.lessonId,
  lessonTitle: document.title,
  heading,
  text,
});
