import { foldText } from '../../platform/text.rules';
import { CARDS_PER_DECK, FROM_MATERIAL, QUESTIONS_PER_QUIZ, UNANSWERED } from './assistant.rules';
import type { AssistantAnswer, AssistantProvider, AssistantQuestion, Passage } from './provider';
import { termsOf } from './question-words';
import { sourcesOf } from './sources';

const PASSAGES_SHOWN = 3;

export const nothingFound = (): AssistantAnswer => ({
  text: UNANSWERED,
  sources: [],
  questions: [],
  cards: [],
});

/** The built-in provider: no key, network or model. It only quotes the material. */
export class CourseProvider implements AssistantProvider {
  readonly kind = 'COURSE';
  readonly needsPassages = true;

  async answer(question: AssistantQuestion): Promise<AssistantAnswer> {
    const { requestType, passages, material, text, seed } = question;
    const sources = sourcesOf(passages);
    const wanted = termsOf(text)
      .filter(({ isShaping }) => !isShaping)
      .map(({ writings }) => foldText(writings[0]!));
    if (requestType === 'TUTORING')
      return { text: inOwnWords(passages.slice(0, PASSAGES_SHOWN)), sources, questions: [], cards: [] };
    // The sentence parser loads slowly, and most processes never need it.
    const { madeCards, madeQuestions } = await import('./question-making');
    if (requestType === 'QUIZ_GENERATION') {
      const questions = await madeQuestions(material, wanted, QUESTIONS_PER_QUIZ, seed);
      if (questions.length === 0) return nothingFound();
      return { text: counted(questions.length, 'practice question'), sources, questions, cards: [] };
    }
    const cards = await madeCards(material, wanted, CARDS_PER_DECK, seed);
    if (cards.length === 0) return nothingFound();
    return { text: counted(cards.length, 'flashcard'), sources, questions: [], cards };
  }
}

function inOwnWords(passages: Passage[]): string {
  const parts = passages.map(({ lessonTitle, courseTitle, heading, text }) => {
    const where = heading === '' ? lessonTitle : `${lessonTitle} · ${heading}`;
    return `**${escaped(where)}** (${escaped(courseTitle)})\n\n${text}`;
  });
  return [`${FROM_MATERIAL}:`, ...parts].join('\n\n');
}

const counted = (count: number, what: string) =>
  `${FROM_MATERIAL}: ${count} ${what}${count === 1 ? '' : 's'}.`;

/** Escapes a title, which is plain text, for Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
