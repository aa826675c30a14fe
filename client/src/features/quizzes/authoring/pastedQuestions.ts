import { giftQuestion } from './giftQuestion';
import { PasteProblem } from './PasteProblem';
import { continuesPlain, looksLikePlain, plainQuestion, questionNumber } from './plainQuestion';
import type { QuestionDraft } from './quizDraft';

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
  if (/^\s*\$CATEGORY:/i.test(text)) throw new PasteProblem('A category is not a question');
  return isGift(text) ? giftQuestion(text) : plainQuestion(text, isNumbered);
}

const isGift = (text: string) => /(^|[^\\])\{/.test(text) && !looksLikePlain(text);

interface Block {
  text: string;
  /** Its first line in the pasted text, starting at 1. */
  line: number;
  /** Whether its text begins with its number in the pasted list. */
  isNumbered: boolean;
}

const CATEGORY = /^\s*\$CATEGORY:/i;
const COMMENT = /^\s*\/\//;

/**
 * Splits text into blocks at blank lines and before numbered questions. Options and answers after a blank line are
 * joined with their question, as documents often separate them. GIFT comments are dropped.
 */
function blocksOf(text: string): Block[] {
  const blocks: (Omit<Block, 'text'> & { lines: string[] })[] = [];
  let open = false;
  let lastNumber: number | null = 0;
  text.split(/\r\n?|\n/).forEach((line, index) => {
    if (line.trim() === '') {
      open = false;
      return;
    }
    const last = blocks.at(-1);
    const isInBraces = last?.lines.some((one) => /(^|[^\\])\{\s*$/.test(one)) ?? false;
    const goesOn =
      open || (last !== undefined && !isGift(last.lines.join('\n')) && continuesPlain(last.lines, line));
    const found = isInBraces ? null : questionNumber(line, lastNumber);
    // Numbers that begin again within a question list its statements.
    const number = open && found !== null && found <= (lastNumber ?? 0) ? null : found;
    const starts = !goesOn || number !== null || CATEGORY.test(last?.lines[0] ?? '');
    lastNumber = number ?? (lastNumber === 0 ? null : lastNumber);
    if (starts) blocks.push({ lines: [line], line: index + 1, isNumbered: number !== null });
    else last?.lines.push(line);
    open = true;
  });
  return blocks
    .filter(({ lines }) => !lines.every((line) => COMMENT.test(line)))
    .map(({ lines, ...block }) => ({ ...block, text: lines.join('\n') }));
}
