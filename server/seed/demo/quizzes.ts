import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { QuestionType } from '../../modules/quizzes/quiz.entities';
import { ROOT } from '../../platform/root';

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
