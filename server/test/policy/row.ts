import type { Account } from '../../modules/accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import type { TestApp } from '../test-app';

export const ACTORS = [
  'visitor',
  'student',
  'otherStudent',
  'instructor',
  'otherInstructor',
  'administrator',
  'courseInstructor',
  'assistant',
  'assistantWithAddresses',
  'observer',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * The world of a cell, shared with cells that read or are refused: a course of `instructor`, in which `student` is
 * enrolled with one lesson completed and, if the row's name says so, a certificate. Its team also has an instructor, an
 * assistant without the students' addresses, one who may see them, and an observer.
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

/**
 * The same for the members of the course's team besides its owner, who is `instructor`. An assistant who may see
 * addresses gets what the other assistant gets, unless the row says otherwise.
 */
export type TeamOutcomes = [
  courseInstructor: string,
  assistant: string,
  observer: string,
  assistantWithAddresses?: string,
];

/** What everybody gets. */
export interface Expected {
  outcomes: Outcomes;
  /** To be left out if the owner and other instructors get the same, which the team then gets too. */
  team?: TeamOutcomes;
}

export interface Operation extends Expected {
  /** Creates what the row needs besides the cell's world; the returned ids are used in `cell.ids` and in the path. */
  given?: (cell: Cell) => Promise<Record<string, string>>;
  /** What the row needs depends on the actor. */
  isGivenToActor?: boolean;
  /** The arguments of the operation that the row is named for; of an object only its type is asked. */
  args?: (cell: Cell) => Record<string, unknown>;
  /** Instead, where something else is asked. */
  query?: string;
  variables?: (cell: Cell) => Record<string, unknown>;
  body?: (cell: Cell) => unknown;
  /** For a subscription: triggers an event for the actor. */
  trigger?: (cell: Cell) => Promise<unknown>;
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

/** For calls of administrators over REST. */
export const administratorsOverRest = (status: string): Outcomes => [
  '401',
  '403',
  '403',
  '403',
  '403',
  status,
];

/** For what every member of the team may do. */
export const wholeTeam = (outcome: string): TeamOutcomes => [outcome, outcome, outcome];
/** For what all but observers may do. */
export const teachers = (outcome: string, refusal = 'FORBIDDEN'): TeamOutcomes => [outcome, outcome, refusal];
/** For what the owner and the other instructors of the course may do. */
export const authors = (outcome: string, refusal = 'FORBIDDEN'): TeamOutcomes => [outcome, refusal, refusal];

/** For what is the enrolled student's own: for everybody else it does not exist. */
export const studentAlone = (outcome: string, refusal = 'NOT_FOUND'): Outcomes => [
  'UNAUTHENTICATED',
  outcome,
  refusal,
  refusal,
  refusal,
];

/** For what belongs to the team of a course; for other instructors it does not exist. */
const ownerAndTeam = (outcome: string, team: TeamOutcomes): Expected => ({
  outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', outcome, 'NOT_FOUND'],
  team,
});
/** What the owner and the other instructors of the course may do. */
export const byAuthors = (outcome: string) => ownerAndTeam(outcome, authors(outcome));
/** What all of the team but observers may do. */
export const byTeachers = (outcome: string) => ownerAndTeam(outcome, teachers(outcome));
/** What the owner alone may do. */
export const byOwner = (outcome: string) => ownerAndTeam(outcome, wholeTeam('FORBIDDEN'));
/** What the enrolled student and the team may do with a course that is not public; for others it does not exist. */
export const enrolledAndTeam = (
  outcome: string,
  visitor = 'UNAUTHENTICATED',
  refusal = 'NOT_FOUND',
): Expected => ({ outcomes: [visitor, outcome, refusal, outcome, refusal], team: wholeTeam(outcome) });

/** Over REST, what the owner alone may do; outside the team the course does not exist. */
export const ownerOverRest = (status: string): Expected => ({
  outcomes: ['401', '403', '403', status, '404'],
  team: wholeTeam('403'),
});
/** Over REST, what the owner and the other instructors of the course may do. */
export const authorsOverRest = (status: string): Expected => ({
  outcomes: ['401', '403', '403', status, '404'],
  team: authors(status, '403'),
});
/** Over REST, what every member of the team may do. */
export const teamOverRest = (status: string): Expected => ({
  outcomes: ['401', '403', '403', status, '404'],
  team: wholeTeam(status),
});

/** The expected outcome of each actor. */
export function outcomesOf({ outcomes, team }: Expected): Record<Actor, string> {
  const [visitor, student, otherStudent, instructor, otherInstructor, administrator = otherStudent] =
    outcomes;
  if (!team && instructor !== otherInstructor) throw new Error('Say in `team` what the members get');
  const [courseInstructor, assistant, observer, assistantWithAddresses = assistant] =
    team ?? wholeTeam(instructor);
  return {
    visitor,
    student,
    otherStudent,
    instructor,
    otherInstructor,
    administrator,
    courseInstructor,
    assistant,
    assistantWithAddresses,
    observer,
  };
}

export const courseId = ({ course }: Cell) => ({ id: course.id });
export const inCourse = ({ course }: Cell) => ({ courseId: course.id });
export const ofLesson = ({ course }: Cell) => ({ lessonId: course.lessons[1]!.id });
export const lessonId = ({ course }: Cell) => ({ id: course.lessons[1]!.id });
