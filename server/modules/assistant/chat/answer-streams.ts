import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rateLimited, Refusal } from '../../../platform/errors';
import { EventBus } from '../../../platform/events';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { ASSISTANT_CONCURRENT_ANSWERS } from '../assistant.rules';
import type { AssistantWords } from '../assistant.types';
import { freeSlot, takeSlot } from './conversation.queries';
import { AssistantSettings } from '../providers/configured-provider.service';

const STOP = 'assistant-stop';
/** Interval and maximum length of the events that stream an answer; a piece fits a NOTIFY payload even when escaped. */
const PAUSE_MS = 80;
const PIECE = 600;

const topicOf = (accountId: string, requestId: string) => `assistant:${accountId}:${requestId}`;

/** BAD_USER_INPUT if the client's identifier of a request is no UUID. */
export function requireRequestId(requestId: string): void {
  if (!isId(requestId)) throw new Refusal('BAD_USER_INPUT', 'requestId must be a uuid');
}

/** Streams answers while they are generated, limits how many run at once and aborts them, across all processes. */
@Service()
export class AnswerStreams {
  /** The running requests by topic. A request that runs twice at the same time is aborted as one. */
  private readonly running = new Map<string, Set<AbortController>>();

  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly clock: Clock,
    private readonly settings: AssistantSettings,
  ) {
    events.listenTo(STOP, ({ accountId, requestId }) => {
      for (const stop of this.running.get(topicOf(accountId!, requestId!)) ?? []) stop.abort();
    });
  }

  /** Runs the work in one of the account's slots; RATE_LIMITED if none is free. Holds no connection meanwhile. */
  async run<T>(
    accountId: string,
    requestId: string,
    work: (signal: AbortSignal, write: (text: string, from: number) => void) => Promise<T>,
  ): Promise<T> {
    const slot = await this.takeSlot(accountId, requestId);
    const key = topicOf(accountId, requestId);
    const stop = new AbortController();
    const voice = new AnswerWriter((words) =>
      this.events.publish(key, { ...words, from: String(words.from), isLast: String(words.isLast) }),
    );
    const stops = this.running.get(key) ?? new Set();
    this.running.set(key, stops.add(stop));
    try {
      return await work(stop.signal, (text, from) => voice.say(text, from));
    } finally {
      voice.end();
      stops.delete(stop);
      if (stops.size === 0) this.running.delete(key);
      await this.database.rows(freeSlot({ accountId, slot, requestId }));
    }
  }

  /** Aborts the account's answer in any process. */
  stop(accountId: string, requestId: string): void {
    this.events.publish(STOP, { accountId, requestId });
  }

  /** Text of the account's answer, streamed from now on. */
  words(accountId: string, requestId: string): AsyncIterableIterator<AssistantWords> {
    return this.events.subscribe(topicOf(accountId, requestId), async ({ from, text, isLast }) => ({
      requestId,
      from: Number(from),
      text: text!,
      isLast: isLast === 'true',
    }));
  }

  private async takeSlot(accountId: string, requestId: string): Promise<number> {
    const now = this.clock.now();
    // Frees the slots of a process that crashed.
    const until = new Date(now.getTime() + 2 * this.settings.assistantTimeoutMs);
    for (let slot = 1; slot <= ASSISTANT_CONCURRENT_ANSWERS; slot++) {
      const taken = await this.database.row(takeSlot({ accountId, slot, requestId }, { now, until }));
      if (taken) return slot;
    }
    throw rateLimited('Two answers are already being written. Please wait for one to finish.', 5);
  }
}

/** Buffers text, so that an answer takes a few notifications instead of one per word. */
class AnswerWriter {
  private text = '';
  private sentLength = 0;
  private timer: NodeJS.Timeout | null = null;
  private hasWritten = false;

  constructor(private readonly send: (words: Omit<AssistantWords, 'requestId'>) => void) {}

  say(text: string, from: number): void {
    this.hasWritten = true;
    if (from === 0) {
      this.text = '';
      this.sentLength = 0;
    }
    this.text += text;
    this.timer ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  end(): void {
    this.flush();
    if (this.hasWritten) this.send({ from: this.sentLength, text: '', isLast: true });
  }

  private flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    while (this.sentLength < this.text.length) {
      const text = this.text.slice(this.sentLength, this.sentLength + PIECE);
      this.send({ from: this.sentLength, text, isLast: false });
      this.sentLength += text.length;
    }
  }
}
