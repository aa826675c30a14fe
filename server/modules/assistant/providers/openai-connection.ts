import type OpenAI from 'openai';
import type { AssistantSettings } from './settings';
import { boundedFetch } from './transport';

/** The client of a host with OpenAI's API, made when it is first used. */
export class OpenAiConnection {
  private client: OpenAI | null = null;

  constructor(private readonly settings: AssistantSettings) {}

  /** The client, and its class, which has the classes of its errors. */
  async get(): Promise<{ Client: typeof OpenAI; client: OpenAI }> {
    // The package loads slowly, and most installations do not use it.
    const { default: Client } = await import('openai');
    this.client ??= new Client({
      // Local hosts need no key, but the package requires one.
      apiKey: this.settings.assistantApiKey ?? 'none',
      baseURL: this.settings.assistantUrl ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 1,
      timeout: this.settings.assistantTimeoutMs / 2,
      logLevel: 'off',
      fetch: boundedFetch,
    });
    return { Client, client: this.client };
  }
}

const TOKENS_MAX = 10_000_000;

/** The tokens of a call; 0 for anything that cannot be a number of them. */
export function reportedTokens(usage: { total_tokens?: unknown } | null | undefined): number {
  const tokens = usage?.total_tokens;
  return typeof tokens === 'number' && tokens > 0 && tokens < TOKENS_MAX ? Math.round(tokens) : 0;
}
