import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs';
import { OPTION_COUNT } from '#server/modules/quizzes/quiz.rules';
import { draftOfQuestion, type QuestionDraft } from '../../quizzes/quizDraft';
import { PasteProblem } from './plainQuestion';

const UNSUPPORTED: Partial<Record<GIFTQuestion['type'], string>> = {
  Matching: 'Matching questions aren’t supported',
  Essay: 'Questions without a correct answer aren’t supported',
  Description: 'Options or an answer are missing',
};

/** Parses a question in Moodle's GIFT format. Throws a `PasteProblem` if it is invalid or of an unsupported type. */
export function giftQuestion(block: string): QuestionDraft {
  const questions = parsed(block).filter(({ type }) => type !== 'Category');
  const [question] = questions;
  if (!question || questions.length > 1) throw new PasteProblem('Add a blank line between questions');
  if ('stem' in question && !plainTextOf(question.stem)) throw new PasteProblem('The question has no text');
  switch (question.type) {
    case 'TF':
      return draftOfQuestion({
        type: 'TRUE_FALSE',
        text: plainTextOf(question.stem),
        correctAnswer: String(question.isTrue),
        explanation: explanationOf(question, [question.trueFeedback, question.falseFeedback]),
      });
    case 'MC':
      return choice(plainTextOf(question.stem), question.choices, explanationOf(question, []));
    case 'Short':
      return short(plainTextOf(question.stem), question.choices, explanationOf(question, []));
    case 'Numerical': {
      const { choices } = question;
      if (Array.isArray(choices) || choices.type !== 'simple')
        throw new PasteProblem('Number ranges aren’t supported. Use a single number');
      return draftOfQuestion({
        type: 'SHORT_ANSWER',
        text: plainTextOf(question.stem),
        correctAnswer: String(choices.number),
        explanation: explanationOf(question, []),
      });
    }
    default:
      throw new PasteProblem(UNSUPPORTED[question.type] ?? 'This question type isn’t supported');
  }
}

function parsed(block: string): GIFTQuestion[] {
  try {
    return parse(block);
  } catch (error) {
    const start = (error as { location?: { start?: { line: number; column: number } } }).location?.start;
    throw new PasteProblem(`This isn’t valid GIFT from character ${start?.column ?? 1}`, start?.line);
  }
}

const isRight = ({ isCorrect, weight }: TextChoice) => isCorrect || weight === 100;

function choice(text: string, choices: TextChoice[], explanation: string | null): QuestionDraft {
  const right = choices.filter(isRight);
  if (right.length > 1 || choices.some(({ weight }) => weight !== null && weight > 0 && weight < 100))
    throw new PasteProblem('Only one option can be correct');
  if (right.length === 0) throw new PasteProblem('No option is marked as correct');
  if (choices.length !== OPTION_COUNT)
    throw new PasteProblem(
      `A multiple-choice question needs ${OPTION_COUNT} options, this one has ${choices.length}`,
    );
  return draftOfQuestion({
    type: 'MULTIPLE_CHOICE',
    text,
    options: choices.map((one) => plainTextOf(one.text)),
    correctAnswer: plainTextOf(right[0]!.text),
    explanation: withFeedback(explanation, choices),
  });
}

function short(text: string, choices: TextChoice[], explanation: string | null): QuestionDraft {
  if (choices.length > 1)
    throw new PasteProblem('A short answer needs exactly one correct answer. Remove the others');
  if (choices.some(({ weight }) => weight !== null && weight !== 100))
    throw new PasteProblem('Partial credit isn’t supported');
  return draftOfQuestion({
    type: 'SHORT_ANSWER',
    text,
    correctAnswer: choices[0] ? plainTextOf(choices[0].text) : '',
    explanation: withFeedback(explanation, choices),
  });
}

/** Quizzes have no feedback per option, so it is added to the explanation. */
function withFeedback(explanation: string | null, choices: TextChoice[]): string | null {
  const said = choices.flatMap(({ text, feedback }) =>
    feedback ? [`${plainTextOf(text)}: ${plainTextOf(feedback)}`] : [],
  );
  return [...(explanation ? [explanation] : []), ...said].join('\n') || null;
}

function explanationOf(question: GIFTQuestion, feedback: (TextFormat | null)[]): string | null {
  const general = 'globalFeedback' in question ? question.globalFeedback : null;
  return [general, ...feedback].flatMap((one) => (one ? [plainTextOf(one)] : [])).join('\n') || null;
}

/** Plain text; HTML becomes what one would read. */
function plainTextOf({ format, text }: TextFormat): string {
  return format === 'html' ? textOfHtml(text) : text.trim();
}

/** Begin on a line of their own. */
const LINES = 'address, article, dd, div, dt, hr, li, section, tr';
/** Are kept apart by an empty line. */
const PARAGRAPHS = 'blockquote, dl, figure, h1, h2, h3, h4, h5, h6, ol, p, pre, table, ul';

/** Neighboring marks are one. */
const [LINE_MARK, PARAGRAPH_MARK] = ['\v', '\f'];

/** The characters that Unicode can raise or lower. */
const RAISED = { from: '0123456789+-−=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', sign: '^' };
const LOWERED = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎', sign: '_' };

/**
 * The text that one reads of HTML: paragraphs, list items and line breaks stay apart, powers and indexes are raised and
 * lowered, pictures are their descriptions.
 */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    if (!text.parentElement?.closest('pre')) text.data = text.data.replace(/[^\S\u00a0]+/g, ' ');
  for (const end of body.querySelectorAll('br')) {
    if (end.nextSibling instanceof Text) end.nextSibling.data = end.nextSibling.data.trimStart();
    end.replaceWith('\n');
  }
  for (const image of body.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const power of body.querySelectorAll('sup')) power.replaceWith(moved(power, RAISED));
  for (const index of body.querySelectorAll('sub')) index.replaceWith(moved(index, LOWERED));
  for (const cell of body.querySelectorAll('td, th')) cell.after(' ');
  for (const item of body.querySelectorAll('ul > li')) item.prepend('- ');
  for (const line of body.querySelectorAll(LINES)) apart(line, LINE_MARK);
  for (const paragraph of body.querySelectorAll(PARAGRAPHS)) apart(paragraph, PARAGRAPH_MARK);
  return body.textContent
    .replace(/(?: ?[\v\f])+ ?/g, (marks) => (marks.includes(PARAGRAPH_MARK) ? '\n\n' : '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function apart(element: Element, mark: string) {
  element.before(mark);
  element.after(mark);
}

/** Raised or lowered text: in Unicode's characters, otherwise as one types it: `x^k`, `e^(2x)`. */
function moved(element: Element, { from, to, sign }: typeof RAISED): string {
  const text = element.textContent.trim();
  const characters = [...text].map((character) => [...to][from.indexOf(character)]);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  // "1st", "2nd", "№" and "™" are no powers.
  const before = element.previousSibling?.textContent?.at(-1) ?? '';
  if (/^\P{L}$/u.test(text) || (/\d/.test(before) && /^\p{L}{2,}$/u.test(text))) return text;
  return [...text].length === 1 ? sign + text : `${sign}(${text})`;
}
