import type { QuestionDraft } from '../../quizzes/quizDraft';
import { giftQuestion } from './giftQuestion';
import { continuesPlain, looksLikePlain, PasteProblem, plainQuestion, questionNumber } from './plainQuestion';

interface PastedQuestions {
  questions: QuestionDraft[];
  /** Line in the pasted text, starting at 1. */
  problems: { line: number; message: string }[];
  /** The pasted text that could not be parsed; '' if all of it was. */
  rest: string;
}

/**
 * Parses questions in plain text or Moodle's GIFT format, separated by blank lines; numbered plain questions need none.
 * Text that cannot be parsed is reported by line and kept in `rest`.
 */
export function parsePastedQuestions(text: string): PastedQuestions {
  const result: PastedQuestions = { questions: [], problems: [], rest: '' };
  const rest: string[] = [];
  for (const block of blocksOf(text)) {
    try {
      result.questions.push(questionOf(block));
    } catch (problem) {
      if (!(problem instanceof PasteProblem)) throw problem;
      result.problems.push({ line: block.line + problem.line - 1, message: problem.message });
      rest.push(block.text);
    }
  }
  result.rest = rest.join('\n\n');
  return result;
}

/** Upper limit for one question's text, options and explanation, to reject a list without blank lines. */
const PART_MAX_LENGTH = 40_000;

function questionOf({ text, isNumbered }: Block): QuestionDraft {
  if (text.length > PART_MAX_LENGTH)
    throw new PasteProblem('This is too long for one question. Add a blank line between questions');
  if (CATEGORY.test(text)) throw new PasteProblem('A category is not a question');
  return isGift(text) ? giftQuestion(text) : plainQuestion(text, isNumbered);
}

const CATEGORY = /^\s*\$CATEGORY:/i;

const isGift = (text: string) => /(^|[^\\])\{/.test(text) && !looksLikePlain(text);

interface Block {
  text: string;
  /** Its first line in the pasted text, starting at 1. */
  line: number;
  /** Whether its text begins with its number in the pasted list. */
  isNumbered: boolean;
}

/** After more lines a blank one ends a question, so that a long text is not read again with each of its lines. */
const LINES_MAX = 200;

const COMMENT = /^\s*\/\//;
const OPENING = /(^|[^\\])\{\s*$/;

/**
 * Splits text into blocks at blank lines and before numbered questions. Options and answers after a blank line are
 * joined with their question, as documents often separate them. GIFT comments are dropped.
 */
function blocksOf(text: string): Block[] {
  const blocks: (Omit<Block, 'text'> & { lines: string[]; isInBraces: boolean })[] = [];
  let open = false;
  let lastNumber: number | null = 0;
  text.split(/\r\n?|\n/).forEach((line, index) => {
    if (line.trim() === '') {
      open = false;
      return;
    }
    const last = blocks.at(-1);
    const goesOn =
      open ||
      (last !== undefined &&
        last.lines.length <= LINES_MAX &&
        !isGift(last.lines.join('\n')) &&
        continuesPlain(last.lines, line));
    const foundNumber = last?.isInBraces ? null : questionNumber(line, lastNumber);
    // Numbers that begin again within a question list its statements.
    const number = open && foundNumber !== null && foundNumber <= (lastNumber ?? 0) ? null : foundNumber;
    const starts = !goesOn || number !== null || CATEGORY.test(last?.lines[0] ?? '');
    lastNumber = number ?? (lastNumber === 0 ? null : lastNumber);
    if (starts) blocks.push({ lines: [], line: index + 1, isNumbered: number !== null, isInBraces: false });
    const block = blocks.at(-1)!;
    block.lines.push(line);
    block.isInBraces ||= OPENING.test(line);
    open = true;
  });
  return blocks
    .filter(({ lines }) => !lines.every((line) => COMMENT.test(line)))
    .map(({ lines, line, isNumbered }) => ({ line, isNumbered, text: lines.join('\n') }));
}
