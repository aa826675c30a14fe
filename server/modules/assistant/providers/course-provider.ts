import { CLOSEST, FROM_MATERIAL, HINT_OUTSIDE_SENTENCES, HINTS, NO_PRACTICE } from '../assistant.rules';
import {
  type AssistantAnswer,
  type AssistantProvider,
  type AssistantQuestion,
  type Passage,
  textAnswer,
} from '../provider';
import { plainText } from '../search/markdown';
import { bestSentence, quoteOf, sourcesOf } from '../search/quotes';
import { practiceCards, practiceQuestions } from './practice';

/** Questions and cards come from this many best-matching lessons. */
const LESSONS_FOR_PRACTICE = 3;
/** The maximum number of words of the sentence that a hint begins. */
const HINT_WORDS_MAX = 18;

/** Instead of an answer: where to read on. */
export const closestIn = (passages: Passage[]): AssistantAnswer => textAnswer(CLOSEST, sourcesOf(passages));

/** The built-in provider: no key, network or model. It only quotes the lessons. */
export class CourseProvider implements AssistantProvider {
  readonly kind = 'COURSE';
  readonly needsPassages = true;

  async answer(question: AssistantQuestion): Promise<AssistantAnswer> {
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
