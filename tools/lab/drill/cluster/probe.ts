import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { pauseBeforeReconnecting } from '../../../../server/platform/reconnection.rules';
import type { DrillStudent } from '../dataset';
import { requestOnce } from '../request';

/** One write of the probe; times are of performance.now(). */
interface Sample {
  begunAt: number;
  endedAt: number;
  isDone: boolean;
}

const WRITE_EVERY_MS = 200;
const SOCKETS = 6;
/** Responses and events that were in flight before a fault may arrive this much later. */
const IN_FLIGHT_MS = 250;
/** The service counts as recovered after this many successful writes in a row. */
const WRITES_IN_A_ROW = 10;

const OPERATIONS = ['completeLesson', 'undoLessonCompletion'] as const;

/**
 * A student who repeatedly completes a lesson and undoes it, and subscribes to it on several sockets, all through the
 * proxy: shows at every moment whether writes succeed and live events arrive.
 */
export class Probe {
  private readonly samples: Sample[] = [];
  private readonly heardAt: number[][] = Array.from({ length: SOCKETS }, () => []);
  private readonly underWay = new Set<Promise<void>>();
  private readonly sockets: Client[] = [];
  private isStopped = false;
  private writer: Promise<void> = Promise.resolve();

  constructor(
    private readonly origin: string,
    private readonly student: DrillStudent,
    private readonly lessonIds: readonly string[],
  ) {}

  start(): void {
    for (const heard of this.heardAt) this.sockets.push(this.listen(heard));
    this.writer = this.write();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.writer;
    await Promise.all(this.underWay);
    for (const socket of this.sockets) await socket.dispose();
  }

  /**
   * When writes recovered after a fault at `since`: after the longest time without an acknowledgement, and after the
   * last failed write. null while there are too few of them.
   */
  writesBackAt(since: number): number | null {
    const after = this.samples
      .filter(({ endedAt }) => endedAt >= since)
      .sort((one, other) => one.begunAt - other.begunAt);
    const lastFailure = after.findLastIndex(({ isDone }) => !isDone);
    const done = after.slice(lastFailure + 1).filter(({ begunAt }) => begunAt >= since);
    if (done.length < WRITES_IN_A_ROW) return null;
    const firstDone = Math.min(...done.map(({ endedAt }) => endedAt));
    const acknowledgements = after.filter(({ isDone }) => isDone).map(({ endedAt }) => endedAt);
    return Math.max(firstDone, endOfLongestSilence(since, acknowledgements));
  }

  /** When the last socket received its first event after `since`; null while one has received none. */
  liveAt(since: number): number | null {
    const first = this.heardAt.map((times) => times.find((time) => time >= since + IN_FLIGHT_MS));
    return first.includes(undefined) ? null : Math.max(...(first as number[]));
  }

  private async write(): Promise<void> {
    for (let turn = 0; !this.isStopped; turn += 1) {
      const operation = OPERATIONS[turn % OPERATIONS.length]!;
      const lessonId = this.lessonIds[Math.floor(turn / OPERATIONS.length) % this.lessonIds.length]!;
      // Not awaited: a write that hangs must not keep the next one from being measured.
      const sent = this.send(operation, lessonId).finally(() => this.underWay.delete(sent));
      this.underWay.add(sent);
      await delay(WRITE_EVERY_MS);
    }
  }

  private async send(operation: string, lessonId: string): Promise<void> {
    const begunAt = performance.now();
    const reply = await requestOnce(this.origin, {
      method: 'POST',
      path: '/graphql',
      token: this.student.token,
      body: {
        query: `mutation ($lessonId: ID!) { r: ${operation}(lessonId: $lessonId) { lesson { id } } }`,
        variables: { lessonId },
      },
    });
    const isDone =
      reply.kind === 'answered' && (reply.body as { data?: { r?: unknown } | null }).data?.r != null;
    this.samples.push({ begunAt, endedAt: performance.now(), isDone });
  }

  private listen(heardAt: number[]): Client {
    const client = createClient({
      url: `${this.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.student.token}` },
      retryAttempts: Infinity,
      // Like the pages.
      retryWait: (retries) => delay(pauseBeforeReconnecting(retries)),
      shouldRetry: () => true,
    });
    client.subscribe(
      { query: 'subscription { enrollmentChanged { lessonsCompleted } }' },
      {
        next: () => void heardAt.push(performance.now()),
        // Called only if the server rejects the subscription: then no events arrive, which is what is measured.
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return client;
  }
}

/**
 * End of the longest gap in `times` after `since`. The first time is unreliable, because its write may have reached the
 * database just before the fault took effect.
 */
export function endOfLongestSilence(since: number, times: readonly number[]): number {
  let longest = { ms: -1, end: since };
  let previous = since;
  for (const time of [...times].sort((one, other) => one - other)) {
    if (time - previous > longest.ms) longest = { ms: time - previous, end: time };
    previous = time;
  }
  return longest.end;
}
