import * as z from 'zod/mini';
import { foldText, isStorableText } from '../../../platform/text.rules';
import { CARDS_PER_DECK, QUESTIONS_PER_QUIZ, type RequestType } from '../assistant.rules';
import { pathTo } from '../search/markdown';
import { passagesOf } from '../search/quotes';
import type { GeneratedQuestion } from '../assistant.entities';
import type { GeneratedCard, LessonText, Passage } from '../provider';

const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorableText));

const questionShape = z.object({
  type: z.enum(['MULTIPLE_CHOICE', 'TRUE_FALSE']),
  text: line(1000),
  options: z.array(line(500)),
  answer: line(500),
  explanation: line(2000),
  quote: line(1000),
  passage: z.int(),
});
const cardShape = z.object({ front: line(500), back: line(2000), quote: line(1000), passage: z.int() });

/** JSON Schema of the response; null for free text. Not every host knows limits, which are checked when it is read. */
export function answerSchema(requestType: RequestType): Record<string, unknown> | null {
  if (requestType === 'TUTORING') return null;
  const shape =
    requestType === 'FLASHCARD_CREATION'
      ? z.object({ cards: z.array(cardShape) })
      : z.object({ questions: z.array(questionShape) });
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      for (const limit of ['minLength', 'maxLength', 'minimum', 'maximum'])
        Reflect.deleteProperty(jsonSchema, limit);
    },
  });
  return schema;
}

/** The list of that name in a model's JSON; undefined if there is none, since its output is unreliable. */
export function listIn(json: string, name: string): unknown {
  try {
    return (JSON.parse(json) as Record<string, unknown> | null)?.[name];
  } catch {
    return undefined;
  }
}

/** The items of a list that have this shape. */
const validItems = <T>(list: unknown, shape: z.ZodMiniType<T>): T[] =>
  (Array.isArray(list) ? list : []).flatMap((item) => z.safeParse(shape, item).data ?? []);

/**
 * The valid questions of a model's answer: four different options, one of them right, and a quote found in the lesson.
 */
export const readQuestions = (
  list: unknown,
  passages: Passage[],
  lessons: LessonText[],
): GeneratedQuestion[] =>
  validItems(list, questionShape)
    .flatMap(({ passage, ...question }) => {
      const lesson = lessonOf(passages[passage - 1], lessons);
      if (!lesson || !hasOneAnswer(question) || !isQuoteOf(lesson, question.quote)) return [];
      const { courseId, lessonId, lessonTitle } = lesson;
      const options = question.type === 'TRUE_FALSE' ? [] : question.options;
      return [{ ...question, options, courseId, lessonId, lessonTitle, source: pathTo(courseId, lessonId) }];
    })
    .slice(0, QUESTIONS_PER_QUIZ);

/**
 * The valid cards of a model's answer: a quote found in the lesson, which has a word of the answer, and a front that does
 * not have the whole answer.
 */
export const readCards = (list: unknown, passages: Passage[], lessons: LessonText[]): GeneratedCard[] =>
  validItems(list, cardShape)
    .flatMap(({ passage, ...card }) => {
      const lesson = lessonOf(passages[passage - 1], lessons);
      if (!lesson || !isQuoteOf(lesson, card.quote) || !isAnsweredBy(card)) return [];
      return [{ ...card, lessonId: lesson.lessonId }];
    })
    .slice(0, CARDS_PER_DECK);

/** Whether the lesson contains this text verbatim. */
const isQuoteOf = (lesson: LessonText, quote: string): boolean =>
  [lesson.description, lesson.notes, ...passagesOf(lesson).map(({ text }) => text)].some((text) =>
    text.includes(quote),
  );

function hasOneAnswer({ type, options, answer }: Omit<z.output<typeof questionShape>, 'passage'>): boolean {
  if (type === 'TRUE_FALSE') return answer === 'true' || answer === 'false';
  const folded = new Set(options.map((option) => foldText(option)));
  return options.length === 4 && folded.size === 4 && options.includes(answer);
}

function isAnsweredBy({ front, back, quote }: Omit<z.output<typeof cardShape>, 'passage'>): boolean {
  const [requested, answer, stated] = [wordsOf(front), wordsOf(back), wordsOf(quote)];
  return answer.some((word) => stated.includes(word)) && !answer.every((word) => requested.includes(word));
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const lessonOf = (passage: Passage | undefined, lessons: LessonText[]) =>
  passage && lessons.find(({ lessonId }) => lessonId === passage.lessonId);

/** A link; if its text contains brackets, only its end matches, which is what makes it a link. */
const LINK = /(?:(!?)\[([^\][]*))?\]\(([^)]*)(\)?)/g;
const REFERENCE = /^ {0,3}\[(?:\\[^]|[^\][\\])+\]:.*$/gm;
const REFERRING_IMAGE = /!\[([^\][]*)\]\[[^\][]*\]/g;
const AUTOLINK = /<(https?:[^<>\s]+)>/gi;

/** A path of this site. */
export const OWN_PATH = /^\/(?![/\\])/;

/** An address that no renderer of Markdown makes a link. */
const asText = (address: string) => `\`${address.replaceAll('`', '')}\``;

/**
 * A model's Markdown without what could send data elsewhere: images are removed, and links to other sites become text
 * with their address behind it. HTML is kept, since the page shows it as text. With an `input` text, the links and images
 * that it has stay, and nothing is left of the other addresses.
 */
export function safeMarkdown(text: string, input: string | null = null): string {
  const isKept = (address: string, isImage: boolean) =>
    input === null ? !isImage && OWN_PATH.test(address) : input.includes(address);
  return text
    .replace(
      LINK,
      (link, bang: string | undefined, words: string | undefined, inside: string, end: string) => {
        const address = /^\s*<?([^\s>]+)/.exec(inside)?.[1];
        if (end !== '' && address !== undefined && isKept(address, Boolean(bang))) return link;
        const shown = address === undefined || bang || input !== null ? '' : ` (${asText(address)})`;
        // A space if nothing remains, so that the text before and after cannot join into a URL.
        return words === undefined ? `]${shown} ` : `${words}${shown}` || ' ';
      },
    )
    .replace(REFERRING_IMAGE, '$1')
    .replace(REFERENCE, '')
    .replace(AUTOLINK, (link, address: string) =>
      input === null ? asText(address) : isKept(address, false) ? link : ' ',
    );
}
