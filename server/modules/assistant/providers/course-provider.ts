import {
  CARDS_PER_DECK,
  QUESTIONS_PER_QUIZ,
  CLOSEST,
  FROM_MATERIAL,
  HINT_OUTSIDE_SENTENCES,
  HINTS,
  NO_PRACTICE,
} from '../assistant.rules';
import type { GeneratedQuestion } from '../assistant.entities';
import {
  type GeneratedCard,
  type LessonText,
  type ReleasedQuestion,
  type AssistantAnswer,
  type AssistantQuestion,
  type Passage,
  textAnswer,
} from '../provider';
import { BLOCK_MAX, blocksOf, itemsOf, LIST_ITEM, pathTo, plainText } from '../search/markdown';
import { plainQuote } from '../search/quote.rules';
import { bestSentence, quoteOf, sourcesOf } from '../search/quotes';

const OPTIONS = 4;
const TERM_MAX_LENGTH = 80;
const DEFINITION_MAX_LENGTH = 500;

/** An item of a list such as `- **term**: definition`. */
const DEFINITION = /^\*\*([^*\n]+?):?\*\*(?:(?<=:\*\*)|\s*[:–—])\s*(\S[^]*)$/;

interface Definition {
  term: string;
  definition: string;
  /** The item without its mark, verbatim. */
  quote: string;
}

/** The definitions that an author listed in a Markdown text, in order. */
export const definitionsIn = (markdown: string): Definition[] =>
  blocksOf(markdown)
    .filter((block) => block.length <= BLOCK_MAX && LIST_ITEM.test(block))
    .flatMap(itemsOf)
    .flatMap((item) => {
      const [, bold, rest] = DEFINITION.exec(item.trim()) ?? [];
      const [term, definition] = [bold, rest].map((text) => plainText(text ?? ''));
      if (!term || !definition || term.length > TERM_MAX_LENGTH || definition.length > DEFINITION_MAX_LENGTH)
        return [];
      return [{ term, definition, quote: item.trim() }];
    });

/**
 * Practice questions: of each lesson those that authors released, then its definitions, each with three other terms of
 * the course as wrong options.
 */
function practiceQuestions(
  lessons: readonly LessonText[],
  released: readonly ReleasedQuestion[],
): GeneratedQuestion[] {
  const definitions = lessons.flatMap((lesson) =>
    definitionsIn(lesson.notes).map((definition) => ({ ...definition, lesson })),
  );
  return lessons
    .flatMap((lesson): Omit<GeneratedQuestion, 'source'>[] => [
      ...questionsOf(lesson, released).map((question) => ({ ...question, quote: '' })),
      ...definitions
        .filter((own) => own.lesson === lesson)
        .flatMap((own) => askedFor(own, definitions) ?? []),
    ])
    .map((question) => ({ ...question, source: pathTo(question.courseId, question.lessonId) }))
    .slice(0, QUESTIONS_PER_QUIZ);
}

type LessonDefinition = Definition & { lesson: LessonText };

/** null if the course has too few other terms. */
function askedFor(own: LessonDefinition, definitions: readonly LessonDefinition[]) {
  const { courseId, lessonId, lessonTitle } = own.lesson;
  const others = definitions.filter(({ term, lesson }) => lesson.courseId === courseId && term !== own.term);
  // Those that follow it, so that each question has others.
  const start = definitions.filter(({ lesson }) => lesson.courseId === courseId).indexOf(own);
  const wrong = [...new Set(others.map((_, index) => others[(start + index) % others.length]!.term))];
  if (wrong.length < OPTIONS - 1) return null;
  return {
    type: 'MULTIPLE_CHOICE' as const,
    text: `Which term is this? ${own.definition}`,
    options: wrong.slice(0, OPTIONS - 1).toSpliced(definitions.indexOf(own) % OPTIONS, 0, own.term),
    answer: own.term,
    explanation: plainQuote(own.quote),
    quote: own.quote,
    courseId,
    lessonId,
    lessonTitle,
  };
}

/** Flashcards: of each lesson its definitions, then the multiple-choice questions that authors released. */
const practiceCards = (
  lessons: readonly LessonText[],
  released: readonly ReleasedQuestion[],
): GeneratedCard[] =>
  lessons
    .flatMap((lesson): GeneratedCard[] => [
      ...definitionsIn(lesson.notes).map(({ term, definition, quote }) => ({
        front: term,
        back: definition,
        lessonId: lesson.lessonId,
        quote,
      })),
      ...questionsOf(lesson, released)
        .filter(({ type }) => type === 'MULTIPLE_CHOICE')
        .map(({ text, answer, explanation }) => ({
          front: text,
          back: answer,
          lessonId: lesson.lessonId,
          quote: explanation || null,
        })),
    ])
    .slice(0, CARDS_PER_DECK);

const questionsOf = ({ lessonId }: LessonText, released: readonly ReleasedQuestion[]) =>
  released.filter((question) => question.lessonId === lessonId);

/** Questions and cards come from this many best-matching lessons. */
const LESSONS_FOR_PRACTICE = 3;
/** The maximum number of words of the sentence that a hint begins. */
const HINT_WORDS_MAX = 18;

/** Instead of an answer: where to read on. */
export const closestIn = (passages: Passage[]): AssistantAnswer => textAnswer(CLOSEST, sourcesOf(passages));

/** The answer without a key, network or model: it only quotes the lessons. */
export function courseAnswer(question: AssistantQuestion): AssistantAnswer {
  const { requestType, passages, isAnswered, hint, terms, released } = question;
  const sources = sourcesOf(passages);
  if (requestType === 'TUTORING') {
    if (!isAnswered) return closestIn(passages);
    const said =
      hint === null ? `${FROM_MATERIAL}:\n\n${quoteOf(passages[0]!, terms)}` : builtInHint(question, hint);
    return textAnswer(said, sources);
  }
  const lessons = question.lessons.slice(0, LESSONS_FOR_PRACTICE);
  const isQuiz = requestType === 'QUIZ_GENERATION';
  const questions = isQuiz ? practiceQuestions(lessons, released) : [];
  const cards = isQuiz ? [] : practiceCards(lessons, released);
  const count = questions.length + cards.length;
  if (count === 0) return textAnswer(NO_PRACTICE, sources);
  const introduction = `${FROM_MATERIAL}: ${counted(count, isQuiz ? 'practice question' : 'flashcard')}.`;
  return { ...textAnswer(introduction, sources), questions, cards };
}

/** Where the answer is, then how its sentence begins; never the whole of it. */
function builtInHint({ passages, terms }: AssistantQuestion, number: number): string {
  const [where, beginning, last] = HINTS;
  if (number === 1) return where;
  if (number > 2) return last;
  const sentence = bestSentence(passages[0]!, terms);
  if (sentence === null) return HINT_OUTSIDE_SENTENCES;
  const words = plainText(sentence.text).split(/\s+/).slice(0, HINT_WORDS_MAX);
  return `${beginning} “${words.slice(0, Math.ceil(words.length / 3)).join(' ')}…”`;
}

/** Such as “3 flashcards”. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
