import { comparableText } from '#server/platform/text.rules';
import { OPTION_COUNT } from '#server/modules/quizzes/quiz.rules';
import { draftOfQuestion, type QuestionDraft } from '../../quizzes/quizDraft';

/** Parse error of a pasted question; `line` is relative to the question's text, starting at 1. */
export class PasteProblem extends Error {
  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}

/** "b) text", "(B) text", "B. text" or "- text", with an asterisk before or after the marker of the correct one. */
const OPTION = /^\s*(\*?)\s*(?:\(?([a-h])[.)]|[-•])(\*?)\s+(\S.*)$/i;
/** "* text" among "- text". */
const RIGHT_BULLET = /^\s*(\*)()()\s+(\S.*)$/;
const LABELED_LINE =
  /^\s*(answer|ans|correct(?: answer)?|solution|explanation|feedback|points?)\s*[:=]\s*(\S.*)$/i;
/** "12. ", "12) ", "12: " or "Question 12: "; longer numbers are years and amounts. */
const NUMBER = /^\s*(question\s+)?(\d{1,3})(\s*[.)]|:)\s+(?=\S)/i;
const SAID_RIGHT = /\(correct\)$/i;
/** One star, since two belong to the text. */
const STAR_BEHIND = /(?<!\*)\*$/;
const POINTS_BEHIND = /[([](\d+)\s?(?:points?|pts?)[)\]]$/i;

/**
 * Whether at least two lines are plain-text options, or one gives the answer; braces are then part of the text, not
 * GIFT syntax.
 */
export function looksLikePlain(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.filter((line) => OPTION.test(line)).length >= 2 ||
    lines.slice(1).some((line) => LABELED_LINE.test(line))
  );
}

/**
 * The number with which this line begins a question of a numbered list; null if it begins none. `previous` is the list's
 * last number, 0 before the first question, and null if the list began without numbers: then "12. December" is a date.
 * With a colon the number must be the next one, as in "7: a lucky number?" it is part of the question.
 */
export function questionNumber(line: string, previous: number | null): number | null {
  const [, word, digits, sign] = NUMBER.exec(line) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const isNext = number === 1 || (previous !== null && (sign !== ':' || number === previous + 1));
  return word || isNext ? number : null;
}

/** Whether a line after a blank one continues the preceding question instead of starting another. */
export function continuesPlain(lines: readonly string[], line: string): boolean {
  if (LABELED_LINE.test(line)) return true;
  const isAnswered = lines.slice(1).some((one) => LABELED_LINE.test(one));
  return !isAnswered && (OPTION.test(line) || RIGHT_BULLET.test(line));
}

interface Read {
  text: string[];
  options: { text: string; letter: string; isMarked: boolean; line: number }[];
  answer: { text: string; line: number } | null;
  explanation: string[];
  points: number | undefined;
}

/** Parses a plain-text question, `isNumbered` by its list. Throws a `PasteProblem` if a part is missing. */
export function plainQuestion(block: string, isNumbered: boolean): QuestionDraft {
  const read = readLines(block.split('\n'));
  const words = read.text.join('\n');
  const text = (isNumbered ? words.replace(NUMBER, '') : words).trim();
  if (!text) throw new PasteProblem('The question has no text');
  const common = { text, explanation: read.explanation.join('\n') || null, points: read.points };

  if (read.options.length === 0) {
    if (!read.answer) throw new PasteProblem('Options, or a line "Answer: …", are missing');
    const truth = truthOf(read.answer.text);
    // A letter alone is an answer like any other: what is the symbol of fluorine?
    return truth && (read.answer.text.length > 2 || ASKS_FOR_TRUTH.test(text))
      ? draftOfQuestion({ ...common, type: 'TRUE_FALSE', correctAnswer: truth })
      : draftOfQuestion({ ...common, type: 'SHORT_ANSWER', correctAnswer: read.answer.text });
  }

  const right = rightOptionOf(read);
  const truths = read.options.map((option) => truthOf(option.text));
  if (truths.length === 2 && truths.includes('true') && truths.includes('false'))
    return draftOfQuestion({ ...common, type: 'TRUE_FALSE', correctAnswer: truthOf(right) ?? '' });
  if (read.options.length !== OPTION_COUNT)
    throw new PasteProblem(
      `A multiple-choice question needs ${OPTION_COUNT} options, this one has ${read.options.length}`,
      read.options.at(-1)?.line,
    );
  const options = read.options.map((option) => option.text);
  return draftOfQuestion({ ...common, type: 'MULTIPLE_CHOICE', options, correctAnswer: right });
}

function readLines(lines: string[]): Read {
  const read: Read = { text: [], options: [], answer: null, explanation: [], points: undefined };
  const takePoints = (line: string) =>
    line.replace(POINTS_BEHIND, (_, points: string) => {
      read.points = Number(points);
      return '';
    });
  // Trim line ends first, as the regular expressions would backtrack over long trailing whitespace.
  lines
    .map((line) => line.trimEnd())
    .forEach((line, index) => {
      const said = LABELED_LINE.exec(line);
      const option = OPTION.exec(line) ?? RIGHT_BULLET.exec(line);
      if (said && index > 0) take(read, said[1]!.toLowerCase(), said[2]!, index + 1);
      else if (option && index > 0) {
        const [, before = '', letter = '', after = '', words = ''] = option;
        const isMarked = Boolean(before || after) || SAID_RIGHT.test(words);
        const text = words.replace(SAID_RIGHT, '').trimEnd();
        read.options.push({ text, letter: letter.toLowerCase(), isMarked, line: index + 1 });
      } else if (read.explanation.length > 0) read.explanation.push(line.trim());
      else if (read.options.length > 0 || read.answer)
        throw new PasteProblem('This line is neither an option nor an answer', index + 1);
      else read.text.push(takePoints(line));
    });
  return read;
}

function take(read: Read, word: string, text: string, line: number): void {
  if (word.startsWith('point')) {
    // Only the syntax is checked here; the form validates the range.
    if (!/^\d+$/.test(text)) throw new PasteProblem('Points must be a whole number', line);
    read.points = Number(text);
  } else if (word === 'explanation' || word === 'feedback') read.explanation.push(text);
  else if (read.answer) throw new PasteProblem('The answer is given twice', line);
  else read.answer = { text, line };
}

/** The text of the option that is marked, or that the answer names by letter or text. */
function rightOptionOf({ options, answer }: Read): string {
  const marked = options.filter(({ isMarked }) => isMarked);
  // A star behind an option is one of its words ("char *") if the correct option is known without it.
  const starred =
    marked.length > 0 || answer ? [] : options.filter((option) => STAR_BEHIND.test(option.text));
  const right = [...marked, ...starred];
  if (right.length > 1) throw new PasteProblem('More than one option is marked as correct', right[1]?.line);
  const [only] = right;
  if (only && only === starred[0]) only.text = only.text.replace(STAR_BEHIND, '').trimEnd();
  if (only) return only.text;
  if (!answer) throw new PasteProblem('No option is marked as correct', options[0]?.line);
  const letter = /^\(?([a-h])[.)]?$/i.exec(answer.text)?.[1]?.toLowerCase();
  const [, itsLetter = '', itsWords = ''] = /^\(?([a-h])[.)]\s+(\S.*)$/i.exec(answer.text) ?? [];
  const named =
    options.find((option) => option.text === answer.text) ??
    options.find((option) => isSame(option.text, answer.text)) ??
    options.find((option) => isSame(option.letter, itsLetter) && isSame(option.text, itsWords)) ??
    options.find((option) => letter !== undefined && option.letter === letter) ??
    (letter === undefined ? undefined : options[letter.charCodeAt(0) - 'a'.charCodeAt(0)]) ??
    options.find((option) => truthOf(option.text) !== null && truthOf(option.text) === truthOf(answer.text));
  if (!named) throw new PasteProblem('The answer doesn’t match any option', answer.line);
  return named.text;
}

const isSame = (one: string, other: string) => comparableText(one) === comparableText(other);

/** The text of a question that asks for true or false. */
const ASKS_FOR_TRUTH = /\btrue\s*(?:or|\/)\s*false\b|\bT\s*\/\s*F\b/i;

function truthOf(text: string): 'true' | 'false' | null {
  if (/^(true|t)\.?$/i.test(text)) return 'true';
  return /^(false|f)\.?$/i.test(text) ? 'false' : null;
}
