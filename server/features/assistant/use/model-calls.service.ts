import { Service } from '../../../platform/injection';
import type { AssistantAnswer, AssistantQuestion, OnText, OnTokens } from '../provider';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { ANSWER_TOKENS, promptFor } from '../providers/model-prompt';
import { EmbeddingModel } from '../providers/embedding-model.service';
import type { Prompt } from '../providers/openai-provider';
import { ProviderError } from '../providers/provider-error';
import { ModelBudget, type PlannedCall } from './model-budget.service';

/** About what a model needs for a picture, in characters of a text with as many tokens. */
const PICTURE_CHARACTERS = 6000;

/** A prompt for a suggestion, with whom and which course it counts for. */
export interface SuggestionCall extends Pick<Prompt, 'messages' | 'maxTokens'> {
  accountId: string;
  /** null: a course that is not saved yet. */
  courseId: string | null;
}

/** Calls the external model or host within the budgets, and counts its calls. */
@Service()
export class ModelCalls {
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly embeddingModel: EmbeddingModel,
    private readonly budget: ModelBudget,
  ) {}

  /** null, without a call, if a budget is used up; throws ProviderError if the provider cannot answer. */
  answer(
    accountId: string,
    question: AssistantQuestion,
    signal: AbortSignal,
    hear: OnText,
  ): Promise<AssistantAnswer | null> {
    const messages = promptFor(question);
    return this.booked(
      { accountId, ...useOf(question), promptCharacters: lengthOf(messages), answerTokens: ANSWER_TOKENS },
      (report) => this.configured.provider.answer(question, signal, hear, report),
    );
  }

  /**
   * What the model writes for a suggestion, complete or until the abort; null, without a call, if a budget is used up.
   * Throws ProviderError if the model does not answer.
   */
  suggestion(
    { accountId, courseId, messages, maxTokens }: SuggestionCall,
    signal: AbortSignal,
  ): Promise<string | null> {
    const promptCharacters = lengthOf(messages);
    return this.booked(
      { accountId, courseId, requestType: 'SUGGESTION', promptCharacters, answerTokens: maxTokens },
      (report) => this.configured.model!.write({ messages, maxTokens }, signal, report),
    );
  }

  /**
   * The vectors of these texts, for the platform; null, without a call, if the budget of the month is used up. Throws
   * ProviderError if the model does not send them in time.
   */
  vectors(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[] | null> {
    const promptCharacters = texts.join('').length;
    return this.booked(
      { accountId: null, courseId: null, requestType: 'EMBEDDING', promptCharacters, answerTokens: 0 },
      (report) => this.embeddingModel.vectors(texts, signal, report),
    );
  }

  /** Counts an answer that the built-in provider gave instead. */
  countReplaced(question: AssistantQuestion): Promise<void> {
    return this.budget.countReplaced(useOf(question));
  }

  /** Counts an outline that was made of the material instead. */
  countReplacedSuggestion(courseId: string | null): Promise<void> {
    return this.budget.countReplaced({ courseId, requestType: 'SUGGESTION' });
  }

  private async booked<Result>(
    planned: PlannedCall,
    call: (report: OnTokens) => Promise<Result>,
  ): Promise<Result | null> {
    const booking = await this.budget.reserve(planned);
    if (booking === null) return null;
    let tokens: number | null = null;
    try {
      const result = await call((reported) => (tokens = (tokens ?? 0) + reported));
      await this.budget.settle(booking, { tokens, hasFailed: false });
      return result;
    } catch (error) {
      if (error instanceof ProviderError) await this.budget.settle(booking, { tokens, hasFailed: true });
      throw error;
    }
  }
}

const useOf = ({ passages, requestType }: AssistantQuestion) => ({
  courseId: passages[0]?.courseId ?? null,
  requestType,
});

/** The length of a prompt in characters. */
const lengthOf = (messages: Prompt['messages']): number =>
  messages.reduce((sum, { content }) => sum + charactersOf(content), 0);

function charactersOf(content: Prompt['messages'][number]['content']): number {
  if (!Array.isArray(content)) return content?.length ?? 0;
  const sizes = content.map((part) => (part.type === 'text' ? part.text.length : PICTURE_CHARACTERS));
  return sizes.reduce((sum, size) => sum + size, 0);
}
