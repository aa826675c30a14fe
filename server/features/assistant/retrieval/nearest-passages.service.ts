import { LRUCache } from 'lru-cache';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { CircuitBreaker } from '../providers/circuit-breaker';
import { EmbeddingModel } from '../providers/embedding-model.service';
import { ProviderError } from '../providers/provider-error';
import { ModelCalls } from '../use/model-calls.service';
import {
  comparedVectors,
  givenVectors,
  passagesNear,
  searchedVectors,
  VECTORS_FOUND,
  vectorsById,
} from './passage-vectors.queries';
import type { FoundPassage } from './retrieval.queries';

/** Later, the passages found by their words are used alone. */
const PATIENCE_MS = 1500;
/** About 20,000 vectors of 1,536 dimensions. */
const MEMORY_MAX_BYTES = 128 * 2 ** 20;
const LOADED_AT_ONCE = 500;

/** Finds passages by their meaning, if a model for vectors is configured: those whose vectors are nearest to the question's. */
@Service()
export class NearestPassages {
  private readonly vectors = new LRUCache<number, Float32Array>({
    maxSize: MEMORY_MAX_BYTES,
    sizeCalculation: (vector) => vector.byteLength,
  });
  private readonly circuitBreaker: CircuitBreaker;

  constructor(
    private readonly database: Database,
    private readonly embeddingModel: EmbeddingModel,
    private readonly calls: ModelCalls,
    clock: Clock,
  ) {
    this.circuitBreaker = new CircuitBreaker(() => clock.now());
  }

  /** Nearest first; empty without a model, while the viewer takes a quiz, and if the model's host is down or slow. */
  async find(viewerId: string, courseId: string | null, question: string): Promise<FoundPassage[]> {
    const model = this.embeddingModel.name;
    if (model === null) return [];
    const late = AbortSignal.timeout(PATIENCE_MS);
    const searched = { viewerId, courseId, model };
    const { hasPgvector, ids } = (await this.database.row(searchedVectors(searched)))!;
    if (ids.length === 0) return [];
    const vector = await this.vectorOf(question, late);
    if (vector === null) return [];
    const near = hasPgvector
      ? comparedVectors({ ...searched, vector })
      : givenVectors(await this.nearest(ids, vector, late));
    return (await this.database.row(passagesNear(searched, near)))!.passages;
  }

  /** null: the host does not answer, or the budget is used up. */
  private async vectorOf(question: string, late: AbortSignal): Promise<Float32Array | null> {
    try {
      const vectors = await this.circuitBreaker.run(() => this.calls.vectors([question], late));
      return vectors?.[0] ?? null;
    } catch (error) {
      if (error instanceof ProviderError) return null;
      throw error;
    }
  }

  /** As many of these vectors as fit the memory are compared; none if they cannot be read in time. */
  private async nearest(ids: readonly number[], question: Float32Array, late: AbortSignal) {
    const compared = ids.slice(0, Math.floor(MEMORY_MAX_BYTES / question.byteLength));
    const missing = compared.filter((id) => !this.vectors.has(id));
    for (let from = 0; from < missing.length; from += LOADED_AT_ONCE) {
      if (late.aborted) return [];
      const rows = await this.database.rows(vectorsById(missing.slice(from, from + LOADED_AT_ONCE)));
      for (const { id, vector } of rows) this.vectors.set(id, numbersIn(vector));
    }
    return compared
      .flatMap((id) => {
        const vector = this.vectors.get(id);
        return vector?.length === question.length ? [{ id, similarity: product(vector, question) }] : [];
      })
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, VECTORS_FOUND);
  }
}

/** Bytes before the first number: of the array, and of the number's length. */
const HEADER_BYTES = 24;
const NUMBER_BYTES = 8;

/** The numbers of an array of reals without nulls, in PostgreSQL's binary format. */
const numbersIn = (array: Buffer): Float32Array =>
  Float32Array.from({ length: (array.length - HEADER_BYTES + 4) / NUMBER_BYTES }, (_, index) =>
    array.readFloatBE(HEADER_BYTES + index * NUMBER_BYTES),
  );

/** The cosine of two vectors of length 1. */
function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}
