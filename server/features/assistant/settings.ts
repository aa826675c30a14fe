/** Who answers and how it is reached; decided by the configuration alone. The key leaves this process towards `url` only. */
export class AssistantSettings {
  constructor(
    readonly provider: 'course' | 'openai' | 'langserve',
    /** null: the provider's usual address. */
    readonly url: string | null,
    /** null: none is needed. */
    readonly apiKey: string | null,
    readonly model: string | null,
    /** A whole answer, its retry included. */
    readonly timeoutMs: number,
  ) {}

  static of(config: {
    assistantProvider: AssistantSettings['provider'];
    assistantUrl: string | null;
    assistantApiKey: string | null;
    assistantModel: string | null;
    assistantTimeoutMs: number;
  }): AssistantSettings {
    return new AssistantSettings(
      config.assistantProvider,
      config.assistantUrl,
      config.assistantApiKey,
      config.assistantModel,
      config.assistantTimeoutMs,
    );
  }
}
