import type { Account } from '../../features/accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import type { TestApp } from '../test-app';

export const ACTORS = [
  'visitor',
  'student',
  'otherStudent',
  'instructor',
  'otherInstructor',
  'administrator',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The world of a cell, shared only by cells that read: a course of `instructor`, in which `student` is enrolled with
 * one lesson completed and, if the row's name says so, a certificate.
 */
export interface Cell {
  app: TestApp;
  course: SeededCourse;
  student: Account;
  instructor: Account;
  /** The actor's account, null for a visitor. */
  account: Account | null;
  token: string | undefined;
  certificateNumber: string;
  /** Ids created by the row's `given`, by name. */
  ids: Record<string, string>;
}

/**
 * The outcomes by actor: over GraphQL `ok`, `null`, the type that a mutation returned, or an error code; over REST a
 * status. An administrator gets what a student gets who has nothing to do with the course, unless the row says otherwise.
 */
export type Outcomes = [
  visitor: string,
  student: string,
  otherStudent: string,
  instructor: string,
  otherInstructor: string,
  administrator?: string,
];

export interface Operation {
  /** Creates what the row needs besides the cell's world; the returned ids are used in `cell.ids` and in the path. */
  given?: (cell: Cell) => Promise<Record<string, string>>;
  query?: string;
  variables?: (cell: Cell) => Record<string, unknown>;
  body?: (cell: Cell) => unknown;
  /** For a subscription: triggers an event for the actor. */
  trigger?: (cell: Cell) => Promise<unknown>;
  outcomes: Outcomes;
}

/** A feature's rows by operation; text after a comma describes what is special about the world. */
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

/** For operations of administrators. */
export const administrators = (outcome: string): Outcomes => [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  'FORBIDDEN',
  outcome,
];

export const courseId = ({ course }: Cell) => ({ id: course.id });
export const lessonId = ({ course }: Cell) => ({ id: course.lessons[1]!.id });
