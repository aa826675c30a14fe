import { foldText } from '../../../platform/text.rules';
import type { Term, LessonText, Passage } from '../provider';
import type { Difficulty, Subject } from '../assistant.rules';
import { passagesOf } from './quotes';

/** Operators, C++ and C#; the same as the function signs_in of the database. */
const SIGN =
  /(?<![\p{L}\p{N}])[A-Za-z](?:\+\+|#)(?![\p{L}\p{N}#+])|[-+=<>!&|/%^~?:*@$.]{2,5}|(?<=[\s`])[-+=<>!&|/%^~?:*@$.](?=[\s`])/gu;

/** More than any real question has; pasted pages are truncated. */
const WORDS_MAX = 32;

/** The words of a question as they are written, without quotation marks, brackets and final punctuation. */
export const questionWords = (text: string): string[] =>
  [
    ...new Set(
      text.split(/[\s"'`“”‘’«»()[\],;¿¡]+/).map((word) => {
        const bare = word.replace(/(?<=[^?!.:])[?!.:]+$/, '');
        return /^[?.:]$/.test(bare) ? '' : bare;
      }),
    ),
  ]
    .filter(Boolean)
    .slice(0, WORDS_MAX);

/** The words of a text without accents in small letters, and its signs. */
export const tokensOf = (text: string): string[] => [
  ...(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []),
  ...(text.match(SIGN) ?? []).map((sign) => sign.toLowerCase()),
];

/** Letters that a form of a word may have beyond its stem. */
const ENDING_MAX = 5;

/** Whether a word of a text is a form of the term, or nearly: the dictionary's stem is its beginning. */
function isFormOf(token: string, { lexemes }: Term): boolean {
  return lexemes.some((lexeme) => {
    if (token === lexeme) return true;
    // Dictionaries write memory as memori, and splicing as splice.
    const stem = lexeme.length > 4 ? lexeme.replace(/[eiy]$/, '') : lexeme;
    const ending = token.length - stem.length;
    return /^\p{L}/u.test(stem) && token.startsWith(stem) && ending <= (stem.length < 4 ? 1 : ENDING_MAX);
  });
}

/** How often these words have the term. */
const timesIn = (tokens: readonly string[], term: Term): number =>
  tokens.filter((token) => isFormOf(token, term)).length;

/** The rarity of the terms that a text has. */
export function rarityIn(text: string, terms: readonly Term[]): number {
  const tokens = tokensOf(text);
  return terms.reduce((sum, term) => sum + (timesIn(tokens, term) > 0 ? term.weight : 0), 0);
}

/** Words of four letters or more: in most languages shorter ones say nothing by themselves. */
export const contentWords = (text: string): string[] => tokensOf(text).filter((word) => word.length > 3);

/** What the score of the best passage says. */
type Outcome = 'answer' | 'closest' | 'nothing';

/** The scores from which a passage is an answer, and from which its lesson is near. */
const ANSWER = 0.6;
const NEAR = 0.3;

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

/** Break near ties in favor of what was selected. */
const SUBJECT_BONUS = 1.02;
const LEVEL_BONUS = 1.01;
/** The factor of the lesson that the question is asked at. */
const LESSON_BONUS = 1.5;

const LESSONS_MAX = 5;
const PASSAGES_OF_BEST = 5;
const PASSAGES_OF_OTHERS = 3;

export interface Preferences {
  subject: Subject;
  difficulty: Difficulty;
  lessonId?: string | null;
}

export interface Ranked {
  outcome: Outcome;
  /** Passages of the best lessons, best first. */
  passages: Passage[];
  lessons: LessonText[];
}

/**
 * The passages that say most of the question, and whether they answer it: the score of the best one decides both. A
 * lesson that begins like a better one, as in a copied course, or is not half as good as the best is left out.
 */
export function ranked(
  lessons: readonly LessonText[],
  terms: readonly Term[],
  preferences: Preferences,
): Ranked {
  const scored = lessons
    .map((lesson) => {
      const about = { title: tokensOf(lesson.lessonTitle), description: tokensOf(lesson.description) };
      const bonus = bonusOf(lesson, preferences);
      const passages = passagesOf(lesson)
        .map((passage) => ({ passage, score: scoreOf(passage, about, terms) * bonus }))
        .toSorted((a, b) => b.score - a.score);
      return { lesson, passages, score: passages[0]?.score ?? 0 };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const chosen: typeof scored = [];
  for (const each of scored) {
    const isCopy = chosen.some((other) => other.passages[0]!.passage.text === each.passages[0]!.passage.text);
    const isNear = each.score >= Math.max(NEAR, best / 2);
    if (isNear && !isCopy && chosen.length < LESSONS_MAX) chosen.push(each);
  }
  return {
    outcome: best >= ANSWER ? 'answer' : best >= NEAR ? 'closest' : 'nothing',
    passages: chosen.flatMap(({ passages }, place) =>
      passages
        .filter(({ score }) => score > 0)
        .slice(0, place === 0 ? PASSAGES_OF_BEST : PASSAGES_OF_OTHERS)
        .map(({ passage }) => passage),
    ),
    lessons: chosen.map(({ lesson }) => lesson),
  };
}

/**
 * The share of the question's rarity that a passage has: its text counts fully, more with each repetition; titles count
 * besides, or in part where the text does not have the word.
 */
function scoreOf(
  passage: Passage,
  { title, description }: { title: readonly string[]; description: readonly string[] },
  terms: readonly Term[],
): number {
  const text = tokensOf(passage.text);
  const heading = tokensOf(passage.heading);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const score = terms.reduce((sum, term) => {
    const times = timesIn(text, term);
    const titles =
      (timesIn(heading, term) > 0 ? 0.4 : 0) +
      (timesIn(title, term) > 0 ? 0.4 : 0) +
      (timesIn(description, term) > 0 ? 0.1 : 0);
    const own = times > 0 ? 1 + (0.3 * times) / (times + 2) : titles > 0 ? 0.6 : 0;
    return sum + term.weight * (own + titles);
  }, 0);
  return total === 0 ? 0 : score / total;
}

const bonusOf = ({ category, level, lessonId }: LessonText, preferences: Preferences): number =>
  (TRACKS[preferences.subject].includes(category) ? SUBJECT_BONUS : 1) *
  (level === preferences.difficulty ? LEVEL_BONUS : 1) *
  (lessonId === preferences.lessonId ? LESSON_BONUS : 1);
