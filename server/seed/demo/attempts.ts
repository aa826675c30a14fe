import { createHash } from 'node:crypto';
import { QuestionType, type Question } from '../../modules/quizzes/quiz.entities';
import type { SeededQuiz } from '../quiz-rows';

const MINUTE_MS = 60 * 1000;
/** Maximum time between two attempts. */
const LONGEST_BREAK_MS = 60 * 60 * MINUTE_MS;
/** Minutes taken for a quiz without a time limit. */
const USUAL_MINUTES = 20;

interface DemoAttempt {
  /** 1 for the student's first attempt at this quiz. */
  number: number;
  /** The answers by question id; absent if not answered. */
  answers: Record<string, string>;
  startedAt: Date;
  finishedAt: Date;
}

/**
 * Generates a student's two or three attempts at a quiz between two times, usually improving. Deterministic: the same
 * name gives the same answers at every start of the demo.
 */
export function demoAttempts(name: string, quiz: SeededQuiz, from: Date, to: Date): DemoAttempt[] {
  const requested = chance(name, quiz.title) < 0.5 ? 2 : 3;
  const count = Math.min(requested, quiz.maxAttempts ?? requested);
  const step = Math.min((to.getTime() - from.getTime()) / (count + 1), LONGEST_BREAK_MS);
  const diligence = 0.35 + 0.4 * chance(name);
  return Array.from({ length: count }, (_, index) => {
    const knowledge = diligence + 0.15 * index;
    const isRight = ({ text }: Question) =>
      chance(name, text, index) < knowledge + 0.3 * (chance(text) - 0.5);
    return demoAttempt(name, quiz, isRight, new Date(from.getTime() + (index + 1) * step), index + 1);
  });
}

/** Generates an attempt with exactly these correct answers; the wrong ones and the pace are derived from the name. */
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

/** Returns null to skip the question: for short answers in words, and for some numeric ones. */
function wrongAnswer({ type, options, correctAnswer }: Question, choice: number): string | null {
  if (type === QuestionType.TRUE_FALSE) return correctAnswer === 'true' ? 'false' : 'true';
  if (type === QuestionType.MULTIPLE_CHOICE) {
    const wrong = options.filter((option) => option !== correctAnswer);
    // The first one is the most common mistake.
    return wrong[Math.floor(choice * choice * wrong.length)]!;
  }
  const number = Number(correctAnswer);
  return Number.isNaN(number) || choice < 0.3 ? null : String(choice < 0.7 ? 2 * number : number + 1);
}

/** A number from 0 to below 1, the same for the same arguments at every start. */
const chance = (...about: (string | number)[]) =>
  createHash('sha1').update(about.join('|')).digest().readUInt32BE() / 2 ** 32;
