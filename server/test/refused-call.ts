import { EXAMPLE_ID } from '../rest/schema';

/** Who makes a call that is refused: the author of the course, one of its students, another student, an administrator. */
export type Caller = 'author' | 'student' | 'stranger' | 'admin';

/** A call that is refused with this message; `params` override the scene's own course, quiz and lesson. */
export interface RefusedCall {
  error: string;
  as?: Caller;
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Whether its limit has to be used up first. */
  isTooOften?: true;
  /** Whether there has to be a mail server. */
  sendsMail?: true;
}

/** A call about something that does not exist. */
export const gone = (what: string, param = 'id', body?: object): RefusedCall => ({
  error: `${what} not found`,
  params: { [param]: EXAMPLE_ID.course },
  body,
});
