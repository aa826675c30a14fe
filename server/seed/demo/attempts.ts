import { createHash } from 'node:crypto';
import { QuestionType, type Question } from '../../features/quizzes/quiz.entities';
import type { SeededQuiz } from '../quiz-rows';

const MINUTE_MS = 60 * 1000;
/** Nobody waits longer than this between two attempts. */
const LONGEST_BREAK_MS = 60 * 60 * MINUTE_MS;
/** What people without a time limit take. */
const USUAL_MINUTES = 20;

interface DemoAttempt {
  /** 1 for the student's first at this quiz. */
  number: number;
  /** By question id; a question without one is not answered. */
  answers: Record<string, string>;
  startedAt: Date;
  finishedAt: Date;
}

/**
 * What a student makes of a quiz between two moments: two or three attempts, as a rule better each time. Whoever has
 * this name answers the same at every start of the demo.
 */
export function demoAttempts(name: string, quiz: SeededQuiz, from: Date, to: Date): DemoAttempt[] {
  const wanted = chance(name, quiz.title) < 0.5 ? 2 : 3;
  const count = Math.min(wanted, quiz.maxAttempts ?? wanted);
  const step = Math.min((to.getTime() - from.getTime()) / (count + 1), LONGEST_BREAK_MS);
  const diligence = 0.35 + 0.4 * chance(name);
  return Array.from({ length: count }, (_, index) => {
    const knowledge = diligence + 0.15 * index;
    const isRight = ({ text }: Question) =>
      chance(name, text, index) < knowledge + 0.3 * (chance(text) - 0.5);
    return demoAttempt(name, quiz, isRight, new Date(from.getTime() + (index + 1) * step), index + 1);
  });
}

/** An attempt in which just these answers are right; how wrong the others are, and the pace, follow from the name. */
export function demoAttempt(
  name: string,
  quiz: SeededQuiz,
  isRight: (question: Question, index: number) => boolean,
  startedAt: Date,
  number = 1,
): DemoAttempt {
  const answers: Record<string, string> = {};
  for (const [index, question] of quiz.questions.entries()) {
    const answer = isRight(question, index)
      ? question.correctAnswer
      : wrongAnswer(question, chance(name, question.text, number, 'wrong'));
    if (answer !== null) answers[question.id] = answer;
  }
  const minutes = (quiz.timeLimitMinutes ?? USUAL_MINUTES) * (0.3 + 0.65 * chance(name, quiz.title, number));
  const finishedAt = new Date(startedAt.getTime() + Math.round(minutes * MINUTE_MS));
  return { number, answers, startedAt, finishedAt };
}

/** null: the question is left out, which also happens to words that nobody remembers. */
function wrongAnswer({ type, options, correctAnswer }: Question, choice: number): string | null {
  if (type === QuestionType.TRUE_FALSE) return correctAnswer === 'true' ? 'false' : 'true';
  if (type === QuestionType.MULTIPLE_CHOICE) {
    const wrong = options.filter((option) => option !== correctAnswer);
    // The first of them is the one that most people fall for.
    return wrong[Math.floor(choice * choice * wrong.length)]!;
  }
  const number = Number(correctAnswer);
  return Number.isNaN(number) || choice < 0.3 ? null : String(choice < 0.7 ? 2 * number : number + 1);
}

/** From 0 to below 1, the same for the same words at every start. */
const chance = (...about: (string | number)[]) =>
  createHash('sha1').update(about.join('|')).digest().readUInt32BE() / 2 ** 32;
