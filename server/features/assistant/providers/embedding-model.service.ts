import * as z from 'zod/mini';
import { Service } from '../../../platform/injection';
import type { OnTokens } from '../provider';
import { OpenAiConnection, reportedTokens } from './openai-connection';
import { outage, providerErrorOf, unusableAnswer } from './provider-error';
import { AssistantSettings } from './settings';

/** What the longest models have. */
const DIMENSIONS_MAX = 8192;

const replyShape = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })),
  usage: z.nullish(z.object({ total_tokens: z.optional(z.unknown()) })),
});

/** The model that turns texts into vectors, on the host that ASSISTANT_URL names. */
@Service()
export class EmbeddingModel {
  /** Its name; null if none is configured. */
  readonly name: string | null;
  private readonly connection: OpenAiConnection;

  constructor(private readonly settings: AssistantSettings) {
    this.name = settings.assistantEmbeddingsModel;
    this.connection = new OpenAiConnection(settings);
  }

  /** A vector of length 1 for each text, all with the same number of dimensions. Throws ProviderError if there is none. */
  async vectors(texts: readonly string[], signal: AbortSignal, report: OnTokens): Promise<Float32Array[]> {
    const late = AbortSignal.timeout(this.settings.assistantTimeoutMs);
    const { Client, client } = await this.connection.get();
    const reply = await client.embeddings
      .create(
        // Not every host knows the package's default, base64.
        { model: this.name ?? '', input: [...texts], encoding_format: 'float' },
        { signal: AbortSignal.any([signal, late]) },
      )
      .catch((error: unknown) => {
        const isLate = signal.aborted || late.aborted || error instanceof Client.APIConnectionTimeoutError;
        throw isLate ? outage(504) : providerErrorOf(error);
      });
    const read = z.safeParse(replyShape, reply);
    if (!read.success) throw unusableAnswer();
    const tokens = reportedTokens(read.data.usage);
    if (tokens > 0) report(tokens);
    const given = new Map(read.data.data.map(({ index, embedding }) => [index, embedding]));
    return texts.map((_, index) => unitVector(given.get(index), given.get(0)?.length));
  }
}

/** The same direction with length 1. */
function unitVector(numbers: readonly number[] = [], dimensions = 0): Float32Array {
  const length = Math.hypot(...numbers);
  const isUsable = numbers.length === dimensions && dimensions <= DIMENSIONS_MAX && length > 0;
  if (!isUsable || !Number.isFinite(length)) throw unusableAnswer();
  return Float32Array.from(numbers, (number) => number / length);
}
