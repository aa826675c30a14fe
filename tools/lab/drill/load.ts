import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '../../../server/platform/ids';
import type { Dataset, DrillCourse, DrillStudent } from './dataset';
import type { Ledger } from './ledger';
import { requestOnce, type DrillRequest, type Reply } from './request';

interface LoadOptions {
  /** All serving processes; a failed request is retried on the next one. */
  origins: readonly string[];
  dataset: Dataset;
  /** Receives every acknowledged write. */
  ledger: Ledger;
  /** Number of students working at the same time; 16 by default. */
  workers?: number;
  /** Milliseconds that a student pauses after each step; 20 by default. It determines how long the dataset lasts. */
  pauseMs?: number;
}

/** Outcomes of the requests, retries included. */
export interface Outcomes {
  /** Complete responses, reads and writes. */
  answered: number;
  /** Typed "unavailable" responses. */
  unavailable: number;
  /** Typed responses of a proxy in place of a server that was down. */
  answeredByProxy: number;
  /** Connections that were refused or closed without a response. */
  disconnected: number;
  timedOut: number;
  /** Responses that are not JSON, such as a proxy's own page. */
  untyped: number;
  /** Responses that no fault of the environment explains; the first ones are in `examples`. */
  unexpected: number;
  examples: string[];
  /** Duration of the slowest request in milliseconds. */
  slowestMs: number;
}

/** A running load. */
export interface Load {
  readonly outcomes: Outcomes;
  /** Resolves when every student has done everything, or after `stop`. */
  readonly finished: Promise<void>;
  /** Waits for pending requests and sends no more. */
  stop(): Promise<void>;
}

const RETRY_AFTER_MS = 100;
const MAX_EXAMPLES = 20;

/**
 * Students enroll, complete lessons, save answers, submit quizzes, send messages and read their dashboard concurrently.
 * A write that failed or got no response is repeated unchanged until it is acknowledged, except messages, because a
 * repeated one would be a second message.
 */
export function startLoad(options: LoadOptions): Load {
  const outcomes: Outcomes = {
    answered: 0,
    unavailable: 0,
    answeredByProxy: 0,
    disconnected: 0,
    timedOut: 0,
    untyped: 0,
    unexpected: 0,
    examples: [],
    slowestMs: 0,
  };
  let isStopped = false;
  const client = new LoadClient(options, outcomes, () => isStopped);
  const { students, courses } = options.dataset;
  const tasks = courses.flatMap((course) => students.map((student) => ({ student, course })));
  const worker = async (): Promise<void> => {
    for (let task = tasks.shift(); task && !isStopped; task = tasks.shift())
      await client.study(task.student, task.course).catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
      });
  };
  const finished = Promise.all(Array.from({ length: options.workers ?? 16 }, worker)).then(() => undefined);
  return {
    outcomes,
    finished,
    stop: () => {
      isStopped = true;
      return finished;
    },
  };
}

/** Thrown to interrupt a student's work. */
class Stopped extends Error {}

interface Attempt {
  id: string;
  result: { score: number } | null;
}

/** The field `r` of each document's result. */
interface QuizOutcome {
  __typename: string;
  attempt?: Attempt;
}

const START = `mutation ($quizId: ID!) {
  r: startQuizAttempt(quizId: $quizId) { __typename ... on QuizAttemptStarted { attempt { id result { score } } } } }`;
const SAVE = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!) {
  r: saveQuizAnswers(attemptId: $attemptId, answers: $answers) { __typename } }`;
const SUBMIT = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!) {
  r: submitQuizAttempt(attemptId: $attemptId, answers: $answers) {
    __typename ... on QuizAttemptSubmitted { attempt { id result { score } } } } }`;

interface Answered {
  status: number;
  body: unknown;
  begunAt: number;
  /** Whether an earlier attempt may have taken effect. */
  isRetry: boolean;
}

/** A student who only sends valid requests: every error is unexpected. */
class LoadClient {
  private next = 0;

  constructor(
    private readonly options: LoadOptions,
    private readonly outcomes: Outcomes,
    private readonly isStopped: () => boolean,
  ) {}

  /** Does everything one student does in a course. */
  async study(student: DrillStudent, course: DrillCourse): Promise<void> {
    await this.enroll(student, course);
    for (const lessonId of course.lessonIds) await this.complete(student, course.id, lessonId);
    await this.read({ method: 'GET', path: '/student/dashboard', token: student.token });
    await this.takeQuiz(student, course);
    await this.write(student, course);
    await this.read({ method: 'GET', path: `/api/courses/${course.id}` });
  }

  private async enroll({ id: studentId, token }: DrillStudent, { id: courseId }: DrillCourse): Promise<void> {
    const answer = await this.untilAnswered({
      method: 'POST',
      path: '/student/enrollments',
      token,
      body: { courseId },
    });
    const { error } = answer.body as { error?: string };
    const isDone = answer.status === 201 || (answer.isRetry && error === 'Already enrolled');
    if (!isDone) return this.giveUp('enroll', answer);
    this.options.ledger.record({ kind: 'enrollment', studentId, courseId }, answer.begunAt);
  }

  private async complete(
    { id: studentId, token }: DrillStudent,
    courseId: string,
    lessonId: string,
  ): Promise<void> {
    const body = { courseId, lessonId };
    const answer = await this.untilAnswered({
      method: 'POST',
      path: '/student/lessons/complete',
      token,
      body,
    });
    if (answer.status !== 200) return this.giveUp('complete', answer);
    this.options.ledger.record({ kind: 'completion', studentId, lessonId }, answer.begunAt);
  }

  private async takeQuiz({ token }: DrillStudent, course: DrillCourse): Promise<void> {
    const { ledger } = this.options;
    const started = await this.untilAnswered(graphql(token, START, { quizId: course.quizId }));
    const attemptId = outcomeOf(started)?.attempt?.id;
    if (attemptId === undefined) return this.giveUp('start', started);

    // Every second answer is correct, and the last one is sent with the submission.
    const answers = Object.entries(course.rightAnswers).map(([questionId, right], index) => ({
      questionId,
      answer: index % 2 === 0 ? right : wrongAnswerTo(right),
    }));
    const last = answers.pop()!;
    for (const answer of answers) {
      const saved = await this.untilAnswered(graphql(token, SAVE, { attemptId, answers: [answer] }));
      const typename = outcomeOf(saved)?.__typename;
      // Its minute may have passed during an outage.
      if (course.isAbandoned && typename === 'QuizAttemptFinished') return;
      if (typename !== 'QuizAnswersSaved') return this.giveUp('save', saved);
      ledger.record({ kind: 'answer', attemptId, ...answer }, saved.begunAt);
    }
    if (course.isAbandoned) return;

    const submitted = await this.untilAnswered(graphql(token, SUBMIT, { attemptId, answers: [last] }));
    const score = outcomeOf(submitted)?.attempt?.result?.score;
    const rightCount = [...answers, last].filter(
      ({ questionId, answer }) => course.rightAnswers[questionId] === answer,
    ).length;
    if (score !== rightCount) return this.giveUp(`submit for ${rightCount} points`, submitted);
    ledger.record({ kind: 'submission', attemptId, score }, submitted.begunAt);
    ledger.record({ kind: 'answer', attemptId, ...last }, submitted.begunAt);
  }

  /** Sent once: without a response it is unknown whether the message was delivered. */
  private async write({ id: senderId, token }: DrillStudent, course: DrillCourse): Promise<void> {
    const title = `Question ${newId()}`;
    const body = { toEmail: course.instructorEmail, title, message: 'May I ask something?' };
    const begunAt = performance.now();
    const reply = await this.send({ method: 'POST', path: '/notifications/send', token, body });
    if (reply.kind !== 'answered') return;
    if (reply.status !== 201) return this.giveUp('message', { ...reply, begunAt, isRetry: false });
    this.options.ledger.record({ kind: 'message', senderId, title }, begunAt);
  }

  private async read(request: DrillRequest): Promise<void> {
    const begunAt = performance.now();
    const reply = await this.send(request);
    if (reply.kind === 'answered' && reply.status !== 200)
      this.giveUp(`read ${request.path}`, { ...reply, begunAt, isRetry: false });
  }

  /** Sends the request to one server after the other until one of them responds. */
  private async untilAnswered(request: DrillRequest): Promise<Answered> {
    for (let isRetry = false; ; isRetry = true) {
      const begunAt = performance.now();
      const reply = await this.send(request);
      if (reply.kind === 'answered') return { ...reply, begunAt, isRetry };
      await delay(RETRY_AFTER_MS);
    }
  }

  private async send(request: DrillRequest): Promise<Reply> {
    if (this.isStopped()) throw new Stopped();
    const { origins, pauseMs = 20 } = this.options;
    const origin = origins[this.next++ % origins.length]!;
    const begunAt = performance.now();
    const reply = await requestOnce(origin, request);
    this.outcomes.slowestMs = Math.max(this.outcomes.slowestMs, performance.now() - begunAt);
    this.count(reply);
    await delay(pauseMs);
    return reply;
  }

  private count(reply: Reply): void {
    if (reply.kind === 'timed out') this.outcomes.timedOut += 1;
    else this.outcomes[reply.kind] += 1;
    if (reply.kind === 'untyped') this.example(`${reply.status} ${reply.text}`);
  }

  private giveUp(step: string, { status, body }: Answered): void {
    this.outcomes.unexpected += 1;
    this.example(`${step}: ${status} ${JSON.stringify(body)}`);
  }

  private example(text: string): void {
    if (this.outcomes.examples.length < MAX_EXAMPLES) this.outcomes.examples.push(text);
  }
}

const graphql = (token: string, query: string, variables: Record<string, unknown>): DrillRequest => ({
  method: 'POST',
  path: '/graphql',
  token,
  body: { query, variables },
});

const outcomeOf = ({ body }: Answered): QuizOutcome | undefined =>
  (body as { data?: { r?: QuizOutcome } | null }).data?.r;

/** One of the options that seeded questions have. */
function wrongAnswerTo(right: string): string {
  if (right === 'true') return 'false';
  return right === 'Option 1' ? 'Option 2' : 'Something else';
}
