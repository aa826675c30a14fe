import type { ApolloClient } from '@apollo/client';
import { errorCode, errorSentence } from '../../apollo/errors';
import {
  AttemptAgainDocument,
  SaveQuizAnswersDocument,
  SubmitQuizAttemptDocument,
} from './TakenAttempt.generated';
import type { AttemptNow, TakenAttempt } from './TakenAttempt';
import type { Unsent } from './unsentAnswers';

/** What an open attempt asks of the server. Each call rejects when no answer comes within the patience. */
export interface AttemptServer {
  save(unsent: Unsent): Promise<{ now: AttemptNow } | { over: TakenAttempt }>;
  /** Grades what is saved at this revision together with these answers; see Submission. */
  submit(answers: Unsent['answers'], expectedRevision: number): Promise<Submission>;
  /** null: the server no longer knows the attempt. */
  read(): Promise<TakenAttempt | null>;
}

/**
 * What came of a submission: the attempt is over, by it or before with other answers; the saved answers are `changed`
 * and nothing was graded; or it was `refused` with the server's sentence.
 */
type Submission = { over: TakenAttempt } | { changed: TakenAttempt; message: string } | { refused: string };

/** A request without an answer for this many milliseconds counts as failed: all of them may be sent twice. */
const PATIENCE = 10_000;

/** The attempt with this id, through Apollo: every answer moves the pages that show it or its quiz. */
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

/** The sentence of a refusal that sending again cannot change; null for trouble that may pass. */
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
