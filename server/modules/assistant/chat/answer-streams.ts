import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { rateLimited, Refusal } from '../../../platform/errors';
import { EventBus } from '../../../platform/events';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import { requireViewer, type Viewer } from '../../../platform/viewer';
import { ASSISTANT_CONCURRENT_ANSWERS } from '../assistant.rules';
import type { AssistantWords } from '../assistant.types';
import type { OnText } from '../provider';
import { freeSlot, takeSlot } from './conversation.queries';
import { AssistantSettings } from '../providers/configured-provider.service';

/** Interval and maximum length of the events that stream an answer; a piece fits a NOTIFY payload even when escaped. */
const PAUSE_MS = 80;
const PIECE = 600;

const wordsOf = (accountId: string, requestId: string) => `assistant:${accountId}:${requestId}`;
const stopOf = (accountId: string, requestId: string) => `assistant-stop:${accountId}:${requestId}`;

/** BAD_USER_INPUT if the client's identifier of a request is no UUID. */
export function requireRequestId(requestId: string): void {
  if (!isId(requestId)) throw new Refusal('BAD_USER_INPUT', 'requestId must be a uuid');
}

/** Streams answers while they are generated, limits how many run at once and aborts them, across all processes. */
@Service()
export class AnswerStreams {
  constructor(
    private readonly database: Database,
    private readonly events: EventBus,
    private readonly clock: Clock,
    private readonly settings: AssistantSettings,
  ) {}

  /** Runs the work in one of the account's slots; RATE_LIMITED if none is free. Holds no connection meanwhile. */
  async run<T>(
    accountId: string,
    requestId: string,
    work: (signal: AbortSignal, write: OnText) => Promise<T>,
  ): Promise<T> {
    const slot = await this.takeSlot(accountId, requestId);
    const abort = new AbortController();
    const unsubscribe = this.events.listenTo(stopOf(accountId, requestId), () => abort.abort());
    const writer = new AnswerWriter(({ text, from, isLast }) =>
      this.events.publish(wordsOf(accountId, requestId), {
        text,
        from: String(from),
        isLast: String(isLast),
      }),
    );
    try {
      return await work(abort.signal, (text, from) => writer.write(text, from));
    } finally {
      writer.end();
      unsubscribe();
      await this.database.rows(freeSlot({ accountId, slot, requestId }));
    }
  }

  /** Aborts the viewer's answer in any process. Always true; stopping a finished or unknown answer does nothing. */
  stop(viewer: Viewer | null, requestId: string): boolean {
    const { account } = requireViewer(viewer);
    if (isId(requestId)) this.events.publish(stopOf(account.id, requestId), {});
    return true;
  }

  /** Streams the text of the viewer's own answer, from now on, until the consumer unsubscribes. */
  words(viewer: Viewer | null, requestId: string): AsyncIterableIterator<AssistantWords> {
    const { account } = requireViewer(viewer);
    requireRequestId(requestId);
    return this.events.subscribe(wordsOf(account.id, requestId), async ({ from, text, isLast }) => ({
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

  constructor(private readonly send: (words: Omit<AssistantWords, 'requestId'>) => void) {}

  write(text: string, from: number): void {
    if (from === 0) {
      this.text = '';
      this.sentLength = 0;
    }
    this.text += text;
    this.timer ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  end(): void {
    this.flush();
    if (this.text !== '') this.send({ from: this.sentLength, text: '', isLast: true });
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
