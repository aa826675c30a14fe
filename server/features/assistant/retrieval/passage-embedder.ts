import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import type { Task } from '../../../platform/feature';
import { Service } from '../../../platform/injection';
import { EmbeddingModel } from '../providers/embedding-model.service';
import { ProviderError, unusableAnswer } from '../providers/provider-error';
import { ProviderLog } from '../providers/provider-log';
import { ModelCalls } from '../use/model-calls.service';
import {
  claimVectors,
  dimensionsOf,
  postponeVectors,
  queueVectors,
  removeUnusedVectors,
  storeVectors,
} from './passage-vectors.queries';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a call may take. */
const LEASE_MS = 2 * MINUTE_MS;
const BATCH = 32;
/** After that many refusals in a row it is the key or the model that is wrong, not a text. */
const REFUSALS_MAX = 5;
/** Processes with an earlier configuration may still be running. */
const OTHER_MODELS_MS = 7 * 24 * HOUR_MS;

/** Computes the vectors of passages that have none, if a model for them is configured. */
@Service()
export class PassageEmbedder implements Task {
  readonly everySeconds = 20;
  private removedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly embeddingModel: EmbeddingModel,
    private readonly calls: ModelCalls,
    private readonly providerLog: ProviderLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Until the queue is empty, the host fails or refuses everything, the budget of the month is used up, or the process
   * stops.
   */
  async run(stopping: AbortSignal): Promise<void> {
    const model = this.embeddingModel.name;
    if (model === null) return;
    const now = this.clock.now();
    await this.database.rows(queueVectors({ model, now }));
    if (now.getTime() >= this.removedAt + HOUR_MS) {
      const othersBefore = new Date(now.getTime() - OTHER_MODELS_MS);
      await this.database.rows(removeUnusedVectors({ model, othersBefore }));
      this.removedAt = now.getTime();
    }
    let refusals = 0;
    while (!stopping.aborted && refusals < REFUSALS_MAX) {
      const outcome = await this.computeNext(model, stopping);
      if (outcome === 'done') return;
      refusals = outcome === 'refused' ? refusals + 1 : 0;
    }
  }

  /** `done`: there is nothing more to compute now. */
  private async computeNext(model: string, stopping: AbortSignal): Promise<'stored' | 'refused' | 'done'> {
    const now = this.clock.now();
    const claim = { model, now, leaseEndsAt: new Date(now.getTime() + LEASE_MS) };
    let texts = await this.database.rows(claimVectors({ ...claim, most: BATCH, isRetry: false }));
    // One at a time, so that a text that the model refuses stops no other.
    if (texts.length === 0)
      texts = await this.database.rows(claimVectors({ ...claim, most: 1, isRetry: true }));
    if (texts.length === 0) return 'done';
    const ids = texts.map(({ id }) => id);
    try {
      const inputs = texts.map(({ text }) => text);
      const vectors = await this.calls.vectors(inputs, stopping);
      if (vectors === null) {
        await this.database.rows(postponeVectors({ ids, until: now, failures: 0 }));
        return 'done';
      }
      const known = await this.database.row(dimensionsOf(model));
      if (known && known.dimensions !== vectors[0]!.length) throw unusableAnswer();
      await this.database.rows(storeVectors({ ids, vectors }));
      return 'stored';
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.providerLog.record(error, now);
      const until = new Date(now.getTime() + (stopping.aborted ? 0 : MINUTE_MS));
      await this.database.rows(postponeVectors({ ids, until, failures: error.isRetryable ? 0 : 1 }));
      return error.isRetryable ? 'done' : 'refused';
    }
  }
}
