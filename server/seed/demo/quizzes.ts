import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { QuestionType } from '../../features/quizzes/quiz.entities';
import { ROOT } from '../../platform/root';

const QUIZZES = path.join(ROOT, 'server/seed/demo/quizzes');

interface DemoQuestion {
  type: QuestionType;
  text: string;
  /** Four of a multiple-choice question; the others have none. */
  options?: string[];
  /** One of the options, 'true' or 'false', or the short answer. */
  correctAnswer: string;
  /** Says why, and which lesson of the course to read. */
  explanation: string;
  points: number;
}

interface DemoQuiz {
  title: string;
  description: string;
  /** null: no limit. */
  timeLimitMinutes: number | null;
  passingScorePercent: number;
  /** Left out: as many as a student likes. */
  maxAttempts?: number;
  isActive?: boolean;
  questions: DemoQuestion[];
}

/** The quizzes of the demo's course of this title; their file is named after it, like the course's folder. */
export function readDemoQuizzes(courseTitle: string): DemoQuiz[] {
  const name = courseTitle.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return parse(fs.readFileSync(path.join(QUIZZES, `${name}.yaml`), 'utf8')) as DemoQuiz[];
}
