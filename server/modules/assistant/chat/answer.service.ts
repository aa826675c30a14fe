import { createHash } from 'node:crypto';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { AskAssistantInput } from '../assistant.inputs';
import {
  BUDGET_USED_UP,
  HINT_REPLACED,
  HINTS,
  IN_OPEN_QUIZ,
  MODEL_UNAVAILABLE,
  OFF_IN_COURSE,
  TO_COURTESY,
  UNANSWERED,
} from '../assistant.rules';
import type { AssistantQuestion, LessonText, OnText, Passage } from '../provider';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { CourseProvider } from '../providers/course-provider';
import { ProviderError } from '../providers/provider-error';
import { ModelCalls, useOf } from '../use/model-calls.service';
import { passagesOf } from '../search/passages';
import { type AskedContext, isOfOpenQuiz, SearchService, type Found } from '../search/search.service';
import { shortened } from '../search/sources';
import type { Session } from './conversation.service';
import {
  type AnswerWithSteps,
  hintNumber,
  lastHintIn,
  readStep,
  revealsAnswer,
  unanswered,
  withSteps,
} from './hints';

/** A message that asks nothing, in the language of the interface. */
const GREETING = /^(hi|hello|hey|thanks|thank you|bye|goodbye)[\s!.,]*$/i;

/** How many messages, and how much of each, a model is told of what was said before. */
const TURNS = 6;
const TURN_LENGTH = 2000;
/** How many passages of the lesson are used for a question whose words it does not have. */
const OPENING_PASSAGES = 3;

/** A question with the conversation that it is asked in. */
export interface AskedInSession extends Omit<AskAssistantInput, 'sessionId'> {
  session: Session;
}

/** Finds the passages for a question, decides whether a hint or an answer is given, and has a provider write it. */
@Service()
export class AnswerService {
  private readonly builtIn = new CourseProvider();

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly search: SearchService,
    private readonly calls: ModelCalls,
  ) {}

  /** Throws ProviderError if no provider can answer. `say` hears the answer as it is written, but never a hint. */
  async answer(
    viewer: Viewer,
    input: AskedInSession,
    signal: AbortSignal,
    say: OnText,
  ): Promise<AnswerWithSteps> {
    const context = await this.search.context(viewer, input.courseId ?? null, input.lessonId ?? null);
    const { courseId = null, mode = null, lesson = null } = context ?? {};
    const request = { ...input, courseId };
    if (mode === 'OFF') return unanswered(OFF_IN_COURSE);
    if (GREETING.test(request.text) && this.configured.provider.kind !== 'HOST') {
      // Nothing was asked, so that it does not count as a question without an answer.
      return { ...unanswered(TO_COURTESY), isAnswered: true };
    }
    const isTutoring = request.requestType === 'TUTORING';
    const said = request.session.messages;
    const lastHint = isTutoring ? lastHintIn(said) : null;
    const step = lastHint && (request.step ?? readStep(request.text));
    const text = step === null ? request.text : lastHint!.exercise;
    // An exercise says itself what it is about.
    const before =
      request.isExercise || step !== null ? undefined : said.findLast(({ sender }) => sender === 'USER');
    const result = await this.found(viewer, { ...request, text }, before?.text ?? null, lesson);
    const isHintOnly = isTutoring && (mode === 'HINTS' || this.isHintOnly(result.passages));
    // An answer from elsewhere must not contain what is only hinted at here.
    const passages =
      isHintOnly || !isTutoring ? result.passages : result.passages.filter((passage) => !passage.isHintOnly);
    if (isOfOpenQuiz(result)) return unanswered(IN_OPEN_QUIZ);
    if (passages.length === 0 && this.configured.provider.needsPassages) return unanswered(UNANSWERED);
    const hint = isTutoring
      ? hintNumber({ lastHint, step, isExercise: request.isExercise, isHintOnly })
      : null;
    return this.written(
      viewer,
      {
        ...request,
        text,
        passages,
        isAnswered: result.outcome === 'answer',
        hint,
        isHintOnly,
        isExplanation: step !== null && hint === null,
        terms: result.terms,
        lessons: result.lessons,
        released: isTutoring ? [] : await this.search.released(viewer, result.lessons),
        history: said
          .filter((message) => message.text !== '')
          .slice(-TURNS)
          .map((message) => ({ sender: message.sender, text: shortened(message.text, TURN_LENGTH) })),
        isTakingQuiz: passages.some(({ courseId }) =>
          result.openQuizzes.some((open) => open.courseId === courseId),
        ),
        sessionId: sessionIdFor(viewer, request.session),
      },
      signal,
      say,
    );
  }

  /** Whether only hints may be given; an external host sees other material, so that one such passage is enough. */
  private isHintOnly(passages: Passage[]): boolean {
    if (this.configured.provider.kind === 'HOST') return passages.some((passage) => passage.isHintOnly);
    return passages[0]?.isHintOnly === true;
  }

  private async written(
    viewer: Viewer,
    question: AssistantQuestion,
    signal: AbortSignal,
    say: OnText,
  ): Promise<AnswerWithSteps> {
    const { provider } = this.configured;
    // Nothing more is said than the fixed sentence after the last hint.
    const isLastHint = question.hint !== null && question.hint >= HINTS.length;
    if (provider.kind === 'COURSE' || (isLastHint && question.passages.length > 0))
      return this.builtInAnswer(question);
    try {
      // A hint is checked before anyone sees it.
      const hear = question.hint === null ? say : () => undefined;
      const answer = await this.calls.answer(viewer.account.id, question, signal, hear);
      if (answer === null) return await this.replaced(question, BUDGET_USED_UP);
      if (question.hint !== null && revealsAnswer(answer.text, question))
        return await this.replaced(question, HINT_REPLACED);
      return withSteps(answer, question, false);
    } catch (error) {
      const isDown = error instanceof ProviderError && error.fault === 'outage';
      if (!isDown || provider.kind !== 'MODEL') throw error;
      return this.replaced(question, MODEL_UNAVAILABLE);
    }
  }

  /** The built-in answer instead of the provider's, after the notice why. */
  private async replaced(question: AssistantQuestion, notice: string): Promise<AnswerWithSteps> {
    await this.calls.countReplaced(useOf(question));
    const answer = await this.builtInAnswer(question);
    return { ...answer, text: `${notice}\n\n${answer.text}` };
  }

  private async builtInAnswer(question: AssistantQuestion): Promise<AnswerWithSteps> {
    if (question.passages.length === 0) return unanswered(UNANSWERED);
    return withSteps(await this.builtIn.answer(question), question, true);
  }

  private async found(
    viewer: Viewer,
    requested: AskedInSession & { courseId: string | null },
    before: string | null,
    lesson: AskedContext['lesson'],
  ): Promise<Found> {
    const { courseId, requestType } = requested;
    const match = await this.search.find(viewer, { ...requested, before });
    if (requestType === 'TUTORING') return lesson ? openingFirst(match, lesson) : match;
    // Questions and cards at a lesson are about that lesson alone.
    if (lesson) return { ...match, passages: passagesOf(lesson), lessons: [lesson] };
    if (match.outcome !== 'nothing' || courseId === null) return match;
    // 'Generate a quiz on: everything' matches nothing in the course, and means all of it.
    const lessons = await this.search.lessonsOf(viewer, courseId);
    return { ...match, lessons, passages: lessons.flatMap((each) => passagesOf(each).slice(0, 1)) };
  }
}

/** A stable session id per conversation, different for accounts that chose the same key. */
const sessionIdFor = ({ account }: Viewer, { key }: Session): string =>
  createHash('sha256').update(`${account.id}\n${key}`).digest('hex').slice(0, 32);

/** A question that nothing answers, such as "explain this more simply", is about the beginning of its lesson. */
function openingFirst(result: Found, lesson: LessonText): Found {
  const opening = passagesOf(lesson).slice(0, OPENING_PASSAGES);
  if (result.outcome === 'answer' || opening.length === 0) return result;
  const isOther = ({ lessonId }: { lessonId: string }) => lessonId !== lesson.lessonId;
  return {
    ...result,
    outcome: 'closest',
    passages: [...opening, ...result.passages.filter(isOther)],
    lessons: [lesson, ...result.lessons.filter(isOther)],
  };
}
