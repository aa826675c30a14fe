import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import {
  AttemptAgainDocument,
  SaveQuizAnswersDocument,
  SubmitQuizAttemptDocument,
} from './TakenAttempt.generated';
import type { AttemptNow, TakenAttempt } from './TakenAttempt';
import type { Unsent } from './unsentAnswers';

/** Server calls of an open attempt. Each rejects if there is no response within the timeout. */
export interface AttemptServer {
  save(unsent: Unsent): Promise<{ now: AttemptNow } | { over: TakenAttempt }>;
  /** Grades the answers saved at this revision together with these; see Submission. */
  submit(answers: Unsent['answers'], expectedRevision: number): Promise<Submission>;
  /** null: the attempt no longer exists. */
  read(): Promise<TakenAttempt | null>;
}

/**
 * Result of a submission: `over`, finished by it or earlier; `changed`, the saved answers differ and nothing was
 * graded; or `refused` with the server's message.
 */
type Submission = { over: TakenAttempt } | { changed: TakenAttempt; message: string } | { refused: string };

/** Request timeout in milliseconds; all requests are safe to repeat. */
const PATIENCE = 10_000;

/** The server calls of an attempt through Apollo, so that responses update all pages that show it. */
export function attemptServer(client: ApolloClient, attemptId: string): AttemptServer {
  return {
    async save({ answers, flagged }) {
      const { data } = await inTime(
        client.mutate({
          mutation: SaveQuizAnswersDocument,
          variables: { attemptId, answers: inputs(answers), flaggedQuestionIds: flagged && [...flagged] },
        }),
      );
      const saved = answered(data).saveQuizAnswers;
      return saved.__typename === 'QuizAttemptOver' ? { over: saved.attempt } : { now: saved.attempt };
    },
    async submit(answers, expectedRevision) {
      const { data } = await inTime(
        client.mutate({
          mutation: SubmitQuizAttemptDocument,
          variables: { attemptId, answers: inputs(answers), expectedRevision },
        }),
      );
      const submitted = answered(data).submitQuizAttempt;
      switch (submitted.__typename) {
        case 'QuizAttemptSubmitted':
        case 'QuizAttemptOver':
          return { over: submitted.attempt };
        case 'AnswersChangedElsewhere':
          return { changed: submitted.attempt, message: submitted.message };
        case 'NothingAnswered':
          return { refused: submitted.message };
      }
    },
    async read() {
      const { data } = await inTime(
        client.query({
          query: AttemptAgainDocument,
          variables: { attemptId },
          fetchPolicy: 'network-only',
        }),
      );
      return answered(data).quizAttempt;
    },
  };
}

/** The message of a permanent rejection; null for errors worth retrying. */
export function refusalOf(error: unknown): string | null {
  const code = errorCode(error);
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT'
    ? errorSentence(error, 'The server rejected this answer.')
    : null;
}

function inputs(answers: Unsent['answers']) {
  return [...answers].map(([questionId, answer]) => ({ questionId, answer }));
}

function answered<Data>(data: Data | null | undefined): Data {
  if (!data) throw new Error('The server sent no data.');
  return data;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server didn’t respond in time.')), PATIENCE);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
