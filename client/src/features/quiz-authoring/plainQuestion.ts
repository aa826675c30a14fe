import { OPTION_COUNT } from '../../../../server/features/quizzes/quiz.rules';
import { PasteProblem } from './PasteProblem';
import { draftOfQuestion, type QuestionDraft } from './quizDraft';

/** "b) text", "(B) text", "B. text" or "- text", with a star before or after the mark for the right one. */
const OPTION = /^\s*(\*?)\s*(?:\(?([a-h])[.)]|[-•])(\*?)\s+(.+?)\s*$/i;
/** "* text" among "- text". */
const RIGHT_BULLET = /^\s*(\*)()()\s+(.+?)\s*$/;
const SAID =
  /^\s*(answer|ans|correct(?:\s+answer)?|solution|explanation|feedback|points?)\s*[:=]\s*(.+?)\s*$/i;
const NUMBER = /^\s*(?:question\s+)?\d+\s*[.):]\s+/i;
const MARKED_RIGHT = /\s*(?:\(correct\)|\*)$/i;
const POINTS_BEHIND = /\s*[([](\d+)\s*(?:points?|pts?)[)\]]\s*$/i;

/** Whether at least two lines are options, as plain text writes them; GIFT's braces may then belong to the words. */
export function looksLikePlain(text: string): boolean {
  return text.split('\n').filter((line) => OPTION.test(line)).length >= 2;
}

interface Read {
  text: string[];
  options: { text: string; letter: string; isRight: boolean; line: number }[];
  answer: { text: string; line: number } | null;
  explanation: string[];
  points: number | undefined;
}

/** Reads one question as people write it in a document. Throws a `PasteProblem` when something of it is missing. */
export function plainQuestion(block: string): QuestionDraft {
  const read = readLines(block.split('\n'));
  const text = read.text.join('\n').replace(NUMBER, '').trim();
  if (!text) throw new PasteProblem('The question has no text');
  const common = { text, explanation: read.explanation.join('\n') || null, points: read.points };

  if (read.options.length === 0) {
    if (!read.answer) throw new PasteProblem('Options, or a line "Answer: …", are missing');
    const truth = truthOf(read.answer.text);
    return truth
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
  lines.forEach((line, index) => {
    const said = SAID.exec(line);
    const option = OPTION.exec(line) ?? RIGHT_BULLET.exec(line);
    if (said && index > 0) take(read, said[1]!.toLowerCase(), said[2]!, index + 1);
    else if (option && index > 0) {
      const [, before = '', letter = '', after = '', words = ''] = option;
      const isRight = Boolean(before || after) || MARKED_RIGHT.test(words);
      const text = words.replace(MARKED_RIGHT, '');
      read.options.push({ text, letter: letter.toLowerCase(), isRight, line: index + 1 });
    } else if (read.explanation.length > 0) read.explanation.push(line.trim());
    else if (read.options.length > 0 || read.answer)
      throw new PasteProblem('This line is neither an option nor an answer', index + 1);
    else read.text.push(takePoints(line));
  });
  return read;
}

function take(read: Read, word: string, text: string, line: number): void {
  if (word.startsWith('point')) read.points = Number(text) || undefined;
  else if (word === 'explanation' || word === 'feedback') read.explanation.push(text);
  else read.answer = { text, line };
}

/** The text of the option that is marked, or named by the answer: by its letter or by its words. */
function rightOptionOf({ options, answer }: Read): string {
  const marked = options.filter(({ isRight }) => isRight);
  if (marked.length > 1) throw new PasteProblem('More than one option is marked as correct', marked[1]?.line);
  const [only] = marked;
  if (only) return only.text;
  if (!answer) throw new PasteProblem('No option is marked as correct', options[0]?.line);
  const letter = /^\(?([a-h])[.)]?$/i.exec(answer.text)?.[1]?.toLowerCase();
  const named =
    options.find((option) => option.text.toLowerCase() === answer.text.toLowerCase()) ??
    options.find((option) => letter !== undefined && option.letter === letter) ??
    (letter === undefined ? undefined : options[letter.charCodeAt(0) - 'a'.charCodeAt(0)]);
  if (!named) throw new PasteProblem('The answer is none of the options', answer.line);
  return named.text;
}

function truthOf(text: string): 'true' | 'false' | null {
  if (/^(true|t)\.?$/i.test(text)) return 'true';
  return /^(false|f)\.?$/i.test(text) ? 'false' : null;
}
