import { createHash } from 'node:crypto';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { AskAssistantInput } from '../assistant.types';
import {
  BUDGET_USED_UP,
  courtesyTo,
  HINT_REPLACED,
  HINTS,
  IN_OPEN_QUIZ,
  MODEL_UNAVAILABLE,
  OFF_IN_COURSE,
  UNANSWERED,
} from '../assistant.rules';
import type { AssistantQuestion, LessonText, OnText } from '../provider';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { courseAnswer } from '../providers/course-provider';
import { ProviderError } from '../providers/provider-error';
import { ModelCalls, useOf } from '../use/model-calls.service';
import { passagesOf, shortened } from '../search/quotes';
import { SearchService, type Found } from '../search/search.service';
import { OwnQuestionsService } from './own-questions.service';
import type { Session } from './conversation.queries';
import {
  type AnswerWithSteps,
  fixedAnswer,
  hintNumber,
  lastHintIn,
  readStep,
  revealsAnswer,
  withSteps,
} from './hints';

/** Requests about a lesson as a whole, and how the section of it that answers them begins. */
const SECTIONS: readonly (readonly [asked: RegExp, section: RegExp])[] = [
  [/\bsummar(y|i[sz]e)\b|\bkey points\b/i, /^(summary|in short|key points|in plain words)/i],
  [
    /\bin (plain|simple) (words|terms)\b|\bexplain\b.*\b(simply|simpler|like i)\b/i,
    /^in (plain|simple) words/i,
  ],
  [/\bi( am|['’]m) stuck\b/i, /^hints?\b|\bhint: /i],
];

/** The likeness from which on a text is a question of the quiz, also when it is put in other words. */
const QUIZ_QUESTION = 0.6;
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
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly search: SearchService,
    private readonly ownQuestions: OwnQuestionsService,
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
    if (mode === 'OFF') return fixedAnswer(OFF_IN_COURSE);
    const courtesy = courtesyTo(request.text);
    if (courtesy !== null) return fixedAnswer(courtesy, true);
    const isTutoring = request.requestType === 'TUTORING';
    if (isTutoring && !request.isExercise && !request.step) {
      const own = await this.ownQuestions.answer(viewer, request.text, courseId);
      if (own !== null) return fixedAnswer(own, true);
    }
    const said = request.session.messages;
    const lastHint = isTutoring ? lastHintIn(said) : null;
    const step = lastHint && (request.step ?? readStep(request.text));
    const text = step === null ? request.text : lastHint!.exercise;
    // An exercise says itself what it is about.
    const before =
      request.isExercise || step !== null ? undefined : said.findLast(({ sender }) => sender === 'USER');
    const result = await this.found(viewer, { ...request, text }, before?.text ?? null, lesson);
    // An external host sees other material, so that one passage for hints only is enough.
    const bound = this.configured.kind === 'HOST' ? result.passages : result.passages.slice(0, 1);
    const isHintOnly = isTutoring && (mode === 'HINTS' || bound.some((passage) => passage.isHintOnly));
    // An answer from elsewhere must not contain what is only hinted at here.
    const passages =
      isHintOnly || !isTutoring ? result.passages : result.passages.filter((passage) => !passage.isHintOnly);
    if (result.openQuizzes.some(({ likeness }) => likeness >= QUIZ_QUESTION))
      return fixedAnswer(IN_OPEN_QUIZ);
    if (passages.length === 0 && this.configured.kind !== 'HOST') return fixedAnswer(UNANSWERED);
    const { isExercise } = request;
    const hint = isTutoring ? hintNumber(lastHint, step, { isExercise, isHintOnly }) : null;
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

  private async written(
    viewer: Viewer,
    question: AssistantQuestion,
    signal: AbortSignal,
    say: OnText,
  ): Promise<AnswerWithSteps> {
    const { kind } = this.configured;
    // Nothing more is said than the fixed sentence after the last hint.
    const isLastHint = question.hint !== null && question.hint >= HINTS.length;
    if (kind === 'COURSE' || (isLastHint && question.passages.length > 0)) return builtInAnswer(question);
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
      if (!isDown || kind !== 'MODEL') throw error;
      return this.replaced(question, MODEL_UNAVAILABLE);
    }
  }

  /** The built-in answer instead of the provider's, after the notice why. */
  private async replaced(question: AssistantQuestion, notice: string): Promise<AnswerWithSteps> {
    await this.calls.countReplaced(useOf(question));
    const answer = builtInAnswer(question);
    return { ...answer, text: `${notice}\n\n${answer.text}` };
  }

  private async found(
    viewer: Viewer,
    requested: AskedInSession & { courseId: string | null },
    before: string | null,
    lesson: LessonText | null,
  ): Promise<Found> {
    const { courseId, requestType } = requested;
    const match = await this.search.find(viewer, { ...requested, before });
    if (requestType === 'TUTORING') return lesson ? atLesson(match, lesson, requested.text) : match;
    // Questions and cards at a lesson are about that lesson alone.
    if (lesson) return { ...match, passages: passagesOf(lesson), lessons: [lesson] };
    if (match.outcome !== 'nothing' || courseId === null) return match;
    // 'Generate a quiz on: everything' matches nothing in the course, and means all of it.
    const lessons = await this.search.lessonsOf(viewer, courseId);
    return { ...match, lessons, passages: lessons.flatMap((each) => passagesOf(each).slice(0, 1)) };
  }
}

function builtInAnswer(question: AssistantQuestion): AnswerWithSteps {
  if (question.passages.length === 0) return fixedAnswer(UNANSWERED);
  return withSteps(courseAnswer(question), question, true);
}

/** A stable session id per conversation, different for accounts that chose the same key. */
const sessionIdFor = ({ account }: Viewer, { key }: Session): string =>
  createHash('sha256').update(`${account.id}\n${key}`).digest('hex').slice(0, 32);

/** A request about the lesson is answered by its section for that; what nothing answers is about its beginning. */
function atLesson(result: Found, lesson: LessonText, text: string): Found {
  const passages = passagesOf(lesson);
  const begins = SECTIONS.find(([asked]) => asked.test(text))?.[1];
  const section = passages.filter((passage) => begins?.test(`${passage.heading}\n${passage.text}`));
  if (section.length > 0) return { ...result, outcome: 'answer', passages: section, lessons: [lesson] };
  const opening = passages.slice(0, OPENING_PASSAGES);
  if (result.outcome === 'answer' || opening.length === 0) return result;
  const isOther = ({ lessonId }: { lessonId: string }) => lessonId !== lesson.lessonId;
  return {
    ...result,
    outcome: 'closest',
    passages: [...opening, ...result.passages.filter(isOther)],
    lessons: [lesson, ...result.lessons.filter(isOther)],
  };
}
