import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { QuestionType, type Question } from '../../modules/quizzes/quiz.entities';
import { ROOT } from '../../platform/root';
import { createHash } from 'node:crypto';
import type { SeededQuiz } from '../rows';

const QUIZZES = path.join(ROOT, 'server/seed/demo/quizzes');

interface DemoQuestion {
  type: QuestionType;
  text: string;
  /** Four options of a multiple-choice question; absent for other types. */
  options?: string[];
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: string;
  /** Explains the answer and names the lesson of the course to repeat: `… See "Its title".` */
  explanation: string;
  points: number;
}

interface DemoQuiz {
  title: string;
  description: string;
  /** null for no limit. */
  timeLimitMinutes: number | null;
  passingScorePercent: number;
  /** Absent for no limit. */
  maxAttempts?: number;
  isActive?: boolean;
  questions: DemoQuestion[];
}

/** The title of the lesson that an explanation names. */
export const lessonNamedIn = (explanation: string) => /See "([^"]+)"\.$/.exec(explanation)?.[1];

/** Reads the quizzes of the demo course with this title, from a file named like the course's folder. */
export function readDemoQuizzes(courseTitle: string): DemoQuiz[] {
  const name = courseTitle.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return parse(fs.readFileSync(path.join(QUIZZES, `${name}.yaml`), 'utf8')) as DemoQuiz[];
}

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
