import type { Account } from '../../features/accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import type { TestApp } from '../test-app';

export const ACTORS = ['visitor', 'student', 'otherStudent', 'instructor', 'otherInstructor'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The world of one cell, which only cells that read share: a course of `instructor`, in which `student` is enrolled with one lesson
 * done and, where the row's name says so, a certificate.
 */
export interface Cell {
  app: TestApp;
  course: SeededCourse;
  student: Account;
  instructor: Account;
  /** Of the actor, null for a visitor. */
  account: Account | null;
  token: string | undefined;
  certificateNumber: string;
  /** What the row's `given` made, by name. */
  ids: Record<string, string>;
}

/** What comes of it: over GraphQL `ok`, `null`, the name of what a mutation returned, or a code; over REST a status. */
export type Outcomes = [
  visitor: string,
  student: string,
  otherStudent: string,
  instructor: string,
  otherInstructor: string,
];

export interface Operation {
  /** Makes what the row needs besides the cell's own world; the ids go into `cell.ids` and into the path. */
  given?: (cell: Cell) => Promise<Record<string, string>>;
  query?: string;
  variables?: (cell: Cell) => Record<string, unknown>;
  body?: (cell: Cell) => unknown;
  /** A subscription's: makes it speak to the actor. */
  trigger?: (cell: Cell) => Promise<unknown>;
  outcomes: Outcomes;
}

/** Rows of one feature by operation; after a comma the name may say what is special about the world. */
export interface PolicyRows {
  graphql: Record<string, Operation>;
  rest: Record<string, Operation>;
}

export const everyone = (outcome: string): Outcomes => [outcome, outcome, outcome, outcome, outcome];
export const signedIn = (refusal: string, outcome: string): Outcomes => [
  refusal,
  outcome,
  outcome,
  outcome,
  outcome,
];

export const courseId = ({ course }: Cell) => ({ id: course.id });
export const lessonId = ({ course }: Cell) => ({ id: course.lessons[1]!.id });
