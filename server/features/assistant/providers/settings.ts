/** Which provider answers and how to reach it, from the configuration only. The key is sent only to `url`. */
export class AssistantSettings {
  constructor(
    readonly provider: 'course' | 'openai' | 'langserve',
    /** null: the provider's default address. */
    readonly url: string | null,
    /** null: no key needed. */
    readonly apiKey: string | null,
    readonly model: string | null,
    /** For a whole answer, including the retry. */
    readonly timeoutMs: number,
    readonly modelReadsPictures: boolean,
    /** Of the same host; null: none. */
    readonly embeddingsModel: string | null,
  ) {}

  static of(config: {
    assistantProvider: AssistantSettings['provider'];
    assistantUrl: string | null;
    assistantApiKey: string | null;
    assistantModel: string | null;
    assistantTimeoutMs: number;
    assistantReadsPictures: boolean;
    assistantEmbeddingsModel: string | null;
  }): AssistantSettings {
    return new AssistantSettings(
      config.assistantProvider,
      config.assistantUrl,
      config.assistantApiKey,
      config.assistantModel,
      config.assistantTimeoutMs,
      config.assistantReadsPictures,
      config.assistantEmbeddingsModel,
    );
  }
}
