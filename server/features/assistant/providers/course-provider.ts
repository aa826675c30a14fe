import {
  CARDS_PER_DECK,
  CLOSEST,
  FROM_MATERIAL,
  HINT_OUTSIDE_SENTENCES,
  HINTS,
  NOTHING_MORE,
  QUESTIONS_PER_QUIZ,
  UNANSWERED,
} from '../assistant.rules';
import {
  type AssistantAnswer,
  type AssistantProvider,
  type AssistantQuestion,
  type Passage,
  textAnswer,
} from '../provider';
import { foldedWords } from '../passages/question';
import { sourcesOf } from '../passages/sources';
import { madeCards, madeQuestions } from './question-making';
import { bestSentence, onlyMentions, shortAnswer } from './short-answer';

/** Questions and cards are made from this many best-matching lessons. */
const LESSONS_FOR_MAKING = 3;
/** Of the sentence that a hint begins. */
const HINT_WORDS_MAX = 18;

/** Instead of an answer: where to read on. */
export const closestIn = (passages: Passage[]): AssistantAnswer => textAnswer(CLOSEST, sourcesOf(passages));

/** The built-in provider: no key, network or model. It only quotes the material. */
export class CourseProvider implements AssistantProvider {
  readonly kind = 'COURSE';
  readonly needsPassages = true;

  async answer(question: AssistantQuestion): Promise<AssistantAnswer> {
    const { requestType, passages, text, seed, isAnswered, hint } = question;
    const material = question.material.slice(0, LESSONS_FOR_MAKING);
    const sources = sourcesOf(passages);
    if (requestType === 'TUTORING') {
      const said =
        isAnswered && (hint === null ? answerOrNothingMore(question) : builtInHint(question, hint));
      return said ? textAnswer(said, sources) : closestIn(passages);
    }
    const wanted = foldedWords(text);
    if (requestType === 'QUIZ_GENERATION') {
      const questions = madeQuestions(material, wanted, QUESTIONS_PER_QUIZ, seed);
      if (questions.length === 0) return textAnswer(UNANSWERED);
      return { ...textAnswer(introduced(questions.length, 'practice question'), sources), questions };
    }
    const cards = madeCards(material, wanted, CARDS_PER_DECK, seed);
    if (cards.length === 0) return textAnswer(UNANSWERED);
    return { ...textAnswer(introduced(cards.length, 'flashcard'), sources), cards };
  }
}

/** null if the passages have nothing short enough to show, or hardly about what is asked. */
function answerOrNothingMore(question: AssistantQuestion): string | null {
  // What is asked at a lesson, or explained after hints, is about the lesson anyway.
  const isAtLesson = question.lessonId != null || question.isExplanation;
  if (!isAtLesson && onlyMentions(question)) return null;
  const answer = shortAnswer(question, question.history);
  if (answer !== null) return `${FROM_MATERIAL}:\n\n${answer}`;
  return shortAnswer(question) === null ? null : NOTHING_MORE;
}

/** Where the answer is, then how its sentence begins; never the whole of it. */
function builtInHint(question: AssistantQuestion, number: number): string {
  const [where, beginning, last] = HINTS;
  if (number === 1) return where;
  if (number > 2) return last;
  const sentence = bestSentence(question);
  if (sentence === null) return HINT_OUTSIDE_SENTENCES;
  const words = sentence.split(/\s+/).slice(0, HINT_WORDS_MAX);
  return `${beginning} “${words.slice(0, Math.ceil(words.length / 3)).join(' ')}…”`;
}

const introduced = (count: number, what: string) => `${FROM_MATERIAL}: ${counted(count, what)}.`;

/** Such as “3 flashcards”. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
