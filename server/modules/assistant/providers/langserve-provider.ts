import * as z from 'zod/mini';
import { isPublicHttpsUrl } from '../../../platform/validation.rules';
import { DIFFICULTIES, REQUEST_TYPES, SUBJECTS, USER_TYPES } from '../assistant.rules';
import { OWN_PATH, safeMarkdown } from './model-answer';
import { QUIZ_IS_OPEN, hintInstructions } from './model-prompt';
import type { AssistantSource } from '../assistant.entities';
import { type AssistantAnswer, type AssistantQuestion, textAnswer } from '../provider';
import { clientWith, errorOfStatus, providerErrorOf, refuseHeavy, unusableAnswer } from './provider-error';
import type { AssistantSettings } from './configured-provider.service';

const SOURCES_MAX = 10;

const answerShape = z.object({
  output: z.object({
    answer: z.string(),
    sources: z.optional(z.nullable(z.array(z.object({ name: z.string(), source: z.string() })))),
  }),
});

/** The external assistant host of the specification (section 7), with its request body, paths and response. */
export class LangServeProvider {
  readonly kind = 'HOST';

  constructor(private readonly settings: AssistantSettings) {}

  /** Throws ProviderError if the host cannot answer; when aborted, returns an empty text. */
  async answer(question: AssistantQuestion, signal: AbortSignal): Promise<AssistantAnswer> {
    const late = AbortSignal.timeout(this.settings.assistantTimeoutMs);
    try {
      const { output } = await this.invoke(question, AbortSignal.any([signal, late]));
      const sources = (output.sources ?? []).slice(0, SOURCES_MAX).flatMap(safeSource);
      return textAnswer(safeMarkdown(output.answer).trim(), sources);
    } catch (error) {
      if (signal.aborted) return textAnswer('');
      throw late.aborted ? errorOfStatus(504) : providerErrorOf(error);
    }
  }

  private async invoke(
    question: AssistantQuestion,
    signal: AbortSignal,
  ): Promise<z.infer<typeof answerShape>> {
    const { requestType, isTakingQuiz, userType, subject, difficulty, sessionId } = question;
    const notes = [...(isTakingQuiz ? [QUIZ_IS_OPEN] : []), ...hintInstructions(question)];
    const path = requestType === 'TUTORING' ? '/chat/invoke' : '/content/generate/invoke';
    const { assistantUrl, assistantApiKey, assistantTimeoutMs } = this.settings;
    const client = await clientWith(assistantApiKey, {
      baseURL: `${assistantUrl?.replace(/\/$/, '')}/api/assistant`,
      timeout: assistantTimeoutMs,
      defaultHeaders: { authorization: null, 'x-api-key': assistantApiKey },
    });
    const body = {
      input: {
        input: [question.text, ...notes.map((note) => `(${note})`)].join('\n\n'),
        user_type: USER_TYPES[userType],
        request_type: REQUEST_TYPES[requestType],
        subject: SUBJECTS[subject],
        difficulty_level: DIFFICULTIES[difficulty],
      },
      config: { configurable: { session_id: sessionId } },
    };
    const received = await client.post<unknown>(path, { body, signal });
    refuseHeavy(JSON.stringify(received));
    const read = z.safeParse(answerShape, received);
    if (!read.success || read.data.output.answer.trim() === '') throw unusableAnswer();
    return read.data;
  }
}

/** Only addresses that are safe to open: https, or a path of this site. */
function safeSource({ name, source }: { name: string; source: string }): AssistantSource[] {
  if (!(OWN_PATH.test(source) || isPublicHttpsUrl(source)) || source.length > 2000) return [];
  return [{ name: name.slice(0, 200), source, courseId: null, lessonId: null, excerpt: '' }];
}
