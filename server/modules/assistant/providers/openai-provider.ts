import type OpenAI from 'openai';
import { UNANSWERED } from '../assistant.rules';
import { closestIn, counted } from './course-provider';
import { citedPassages, linkCitations, markUnsupported } from './citations';
import { answerSchema, listIn, readCards, readQuestions, safeMarkdown } from './model-answer';
import { ANSWER_TOKENS, promptFor } from './model-prompt';
import {
  type AssistantAnswer,
  type AssistantQuestion,
  type OnText,
  type OnTokens,
  textAnswer,
} from '../provider';
import type { AssistantSettings } from './configured-provider.service';
import { sourcesOf } from '../search/quotes';
import {
  retryUnusable,
  errorOfStatus,
  clientWith,
  providerErrorOf,
  unusableAnswer,
  refuseHeavy,
} from './provider-error';

/** A model that has written nothing by then counts as down. */
const FIRST_WORD_MS = 8000;
const TOKENS_MAX = 10_000_000;

/** What a model is asked. */
export interface Prompt {
  messages: OpenAI.ChatCompletionMessageParam[];
  maxTokens: number;
  /** JSON Schema of the reply; null for text. */
  schema: Record<string, unknown> | null;
  /** Whether a reply that reached the limit can be used. */
  isCutUsable: boolean;
}

/** Any host with OpenAI's chat completions API: OpenAI, Azure, vLLM, Ollama, llama.cpp. */
export class OpenAiProvider {
  readonly kind = 'MODEL';
  /** Whether prompts may contain pictures. */
  readonly readsPictures: boolean;

  constructor(private readonly settings: AssistantSettings) {
    this.readsPictures = settings.assistantReadsPictures;
  }

  /** Asks again once if the reply is unusable. Throws ProviderError if there is none; when aborted, returns what it has. */
  answer(
    question: AssistantQuestion,
    signal: AbortSignal,
    hear: OnText,
    report: OnTokens,
  ): Promise<AssistantAnswer> {
    const late = AbortSignal.timeout(this.settings.assistantTimeoutMs);
    const prompt = {
      messages: promptFor(question),
      maxTokens: ANSWER_TOKENS,
      schema: answerSchema(question.requestType),
      isCutUsable: true,
    };
    const hearText = question.requestType === 'TUTORING' ? hear : () => undefined;
    return retryUnusable(async () => {
      const written = await this.words(prompt, signal, late, hearText, report);
      return answerOf(question, written, signal.aborted);
    }, signal);
  }

  /** What the model writes for a prompt, complete or until the abort; a reply that it had to cut off is unusable. */
  write(
    requested: Pick<Prompt, 'messages' | 'maxTokens'>,
    signal: AbortSignal,
    report: OnTokens,
  ): Promise<string> {
    const prompt = { ...requested, schema: null, isCutUsable: false };
    const late = AbortSignal.timeout(this.settings.assistantTimeoutMs);
    return this.words(prompt, signal, late, () => undefined, report);
  }

  /** The model's complete text, or what arrived before the abort. */
  private async words(
    { messages, maxTokens, schema, isCutUsable }: Prompt,
    stopped: AbortSignal,
    late: AbortSignal,
    hear: OnText,
    report: OnTokens,
  ): Promise<string> {
    const { assistantApiKey, assistantUrl, assistantModel, assistantTimeoutMs } = this.settings;
    const client = await clientWith(assistantApiKey, {
      baseURL: assistantUrl ?? 'https://api.openai.com/v1',
      timeout: assistantTimeoutMs / 2,
    });
    const silent = new AbortController();
    const firstWord = setTimeout(() => silent.abort(), Math.min(FIRST_WORD_MS, assistantTimeoutMs)).unref();
    let text = '';
    let isComplete = false;
    let tokens = 0;
    try {
      const stream = await client.chat.completions.create(
        {
          model: assistantModel ?? '',
          messages,
          max_completion_tokens: maxTokens,
          stream: true,
          stream_options: { include_usage: true },
          ...(schema && {
            response_format: {
              type: 'json_schema' as const,
              json_schema: { name: 'answer', strict: true, schema },
            },
          }),
        },
        { signal: AbortSignal.any([stopped, late, silent.signal]) },
      );
      for await (const chunk of stream) {
        // Hosts do not always send what the chunk's type promises.
        const choice: Partial<OpenAI.ChatCompletionChunk.Choice> | undefined = (
          chunk as Partial<typeof chunk>
        ).choices?.[0];
        // Some hosts report a growing number with each part.
        tokens = Math.max(tokens, reportedTokens(chunk.usage));
        const words = choice?.delta?.content;
        if (typeof words === 'string' && words !== '') {
          clearTimeout(firstWord);
          hear(words, text.length);
          text += words;
          refuseHeavy(text);
        }
        const reason = choice?.finish_reason;
        isComplete ||= typeof reason === 'string' && (isCutUsable || reason !== 'length');
      }
    } catch (error) {
      if (stopped.aborted) return text;
      const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai');
      if (late.aborted || silent.signal.aborted || error instanceof APIConnectionTimeoutError)
        throw errorOfStatus(504);
      // The host wrote an error into a stream that had started successfully.
      if (error instanceof APIError && !(error instanceof APIConnectionError) && error.status === undefined)
        throw unusableAnswer();
      throw providerErrorOf(error);
    } finally {
      clearTimeout(firstWord);
      if (tokens > 0) report(tokens);
    }
    if (stopped.aborted) return text;
    if (late.aborted || silent.signal.aborted) throw errorOfStatus(504);
    // A stream may end without a finish reason; an interrupted one has already thrown.
    if (!isComplete) throw unusableAnswer();
    return text;
  }
}

/** The answer that a model has written. */
function answerOf(question: AssistantQuestion, written: string, isStopped: boolean): AssistantAnswer {
  const { requestType, passages, lessons } = question;
  if (requestType === 'TUTORING') {
    const answer = safeMarkdown(written).trim();
    if (answer === '' && !isStopped) throw unusableAnswer();
    if (answer === UNANSWERED) return closestIn(passages);
    const text = linkCitations(markUnsupported(answer, passages), passages);
    return textAnswer(text, sourcesOf(citedPassages(answer, passages)));
  }
  const questions =
    requestType === 'QUIZ_GENERATION' ? readQuestions(listIn(written, 'questions'), passages, lessons) : [];
  const cards =
    requestType === 'FLASHCARD_CREATION' ? readCards(listIn(written, 'cards'), passages, lessons) : [];
  const count = questions.length + cards.length;
  // An aborted list is incomplete JSON, so it yields nothing.
  if (count === 0 && !isStopped) throw unusableAnswer();
  const what = requestType === 'QUIZ_GENERATION' ? 'practice question' : 'flashcard';
  const said = count === 0 ? '' : `${counted(count, what)} from your course material.`;
  return { ...textAnswer(said, sourcesOf(passages)), questions, cards };
}

/** The tokens of a call; 0 for anything that cannot be a number of them. */
function reportedTokens(usage: { total_tokens?: unknown } | null | undefined): number {
  const tokens = usage?.total_tokens;
  return typeof tokens === 'number' && tokens > 0 && tokens < TOKENS_MAX ? Math.round(tokens) : 0;
}
