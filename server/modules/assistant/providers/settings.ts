/** What the configuration says about the assistant. The key is sent only to `assistantUrl`. */
export class AssistantSettings {
  readonly assistantProvider!: 'course' | 'openai' | 'langserve';
  /** null: the provider's default address. */
  readonly assistantUrl!: string | null;
  /** null: no key needed. */
  readonly assistantApiKey!: string | null;
  readonly assistantModel!: string | null;
  /** For a whole answer, including the retry. */
  readonly assistantTimeoutMs!: number;
  readonly assistantReadsPictures!: boolean;
}
