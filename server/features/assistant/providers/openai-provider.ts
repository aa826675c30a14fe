import type OpenAI from 'openai';
import { UNANSWERED } from '../assistant.rules';
import { nothingFound } from './course-provider';
import { citedPassages, linkCitations, markUnsupported } from './citations';
import { readCards, readQuestions, safeMarkdown } from './model-answer';
import { answerSchema, promptFor } from './model-prompt';
import type { AssistantAnswer, AssistantProvider, AssistantQuestion, OnText } from '../provider';
import type { AssistantSettings } from './settings';
import { sourcesOf } from '../retrieval/sources';
import { outage, ProviderError, providerErrorOf, unusableAnswer } from './provider-error';
import { boundedFetch, refuseHeavy } from './transport';

const ANSWER_TOKENS = 2000;
/** A model that has written nothing by then counts as down. */
const FIRST_WORD_MS = 8000;

/** Any host with OpenAI's chat completions API: OpenAI, Azure, vLLM, Ollama, llama.cpp. */
export class OpenAiProvider implements AssistantProvider {
  readonly kind = 'MODEL';
  readonly needsPassages = true;
  private client: OpenAI | null = null;

  constructor(private readonly settings: AssistantSettings) {}

  /** Asks again once if the reply is unusable. */
  async answer(question: AssistantQuestion, signal: AbortSignal, hear: OnText): Promise<AssistantAnswer> {
    const late = AbortSignal.timeout(this.settings.timeoutMs);
    try {
      return await this.answerOnce(question, signal, late, hear);
    } catch (error) {
      const isUnusable = error instanceof ProviderError && error.fault === 'unusable answer';
      if (!isUnusable || signal.aborted) throw error;
      return this.answerOnce(question, signal, late, hear);
    }
  }

  private async answerOnce(
    question: AssistantQuestion,
    signal: AbortSignal,
    late: AbortSignal,
    hear: OnText,
  ): Promise<AssistantAnswer> {
    const { requestType, passages, material } = question;
    const isTutoring = requestType === 'TUTORING';
    const text = await this.words(question, signal, late, isTutoring ? hear : () => undefined);
    if (isTutoring) {
      const answer = safeMarkdown(text, passages).trim();
      if (answer === '' && !signal.aborted) throw unusableAnswer();
      if (answer === UNANSWERED) return nothingFound();
      return {
        text: linkCitations(markUnsupported(answer, passages), passages),
        sources: sourcesOf(citedPassages(answer, passages)),
        questions: [],
        cards: [],
      };
    }
    const questions = requestType === 'QUIZ_GENERATION' ? readQuestions(text, passages, material) : [];
    const cards = requestType === 'FLASHCARD_CREATION' ? readCards(text, passages) : [];
    const count = questions.length + cards.length;
    // An aborted list is incomplete JSON, so it yields nothing.
    if (count === 0 && !signal.aborted) throw unusableAnswer();
    const what = requestType === 'QUIZ_GENERATION' ? 'practice question' : 'flashcard';
    const said = count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'} from your course material.`;
    return { text: said, sources: sourcesOf(passages), questions, cards };
  }

  /** The model's complete text, or what arrived before the abort. */
  private async words(
    question: AssistantQuestion,
    stopped: AbortSignal,
    late: AbortSignal,
    hear: OnText,
  ): Promise<string> {
    // The package loads slowly, and most installations do not use it.
    const { default: Client } = await import('openai');
    this.client ??= this.clientFrom(Client);
    const silent = new AbortController();
    const firstWord = setTimeout(
      () => silent.abort(),
      Math.min(FIRST_WORD_MS, this.settings.timeoutMs),
    ).unref();
    const schema = answerSchema(question.requestType);
    let text = '';
    let isComplete = false;
    try {
      const stream = await this.client.chat.completions.create(
        {
          model: this.settings.model ?? '',
          messages: promptFor(question),
          max_completion_tokens: ANSWER_TOKENS,
          stream: true,
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
        const words = choice?.delta?.content;
        if (typeof words === 'string' && words !== '') {
          clearTimeout(firstWord);
          hear(words, text.length);
          text += words;
          refuseHeavy(text);
        }
        isComplete ||= typeof choice?.finish_reason === 'string';
      }
    } catch (error) {
      if (stopped.aborted) return text;
      const isLate =
        late.aborted || silent.signal.aborted || error instanceof Client.APIConnectionTimeoutError;
      if (isLate) throw outage(504);
      if (isErrorInStream(Client, error)) throw unusableAnswer();
      throw providerErrorOf(error);
    } finally {
      clearTimeout(firstWord);
    }
    if (stopped.aborted) return text;
    if (late.aborted || silent.signal.aborted) throw outage(504);
    // A stream may end without a finish reason; an interrupted one has already thrown.
    if (!isComplete) throw unusableAnswer();
    return text;
  }

  private clientFrom(Client: typeof OpenAI): OpenAI {
    return new Client({
      // Local hosts need no key, but the package requires one.
      apiKey: this.settings.apiKey ?? 'none',
      baseURL: this.settings.url ?? 'https://api.openai.com/v1',
      organization: null,
      project: null,
      maxRetries: 1,
      timeout: this.settings.timeoutMs / 2,
      logLevel: 'off',
      fetch: boundedFetch,
    });
  }
}

/** An error that the host wrote into a stream that had started successfully. */
const isErrorInStream = (Client: typeof OpenAI, error: unknown): boolean =>
  error instanceof Client.APIError &&
  !(error instanceof Client.APIConnectionError) &&
  error.status === undefined;
