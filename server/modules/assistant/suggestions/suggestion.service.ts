import { Database } from '../../../platform/database/database';
import { invalidInput, validated } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { RateLimiter } from '../../../platform/rate-limiter';
import { requireRole, requireViewer, Role, type Viewer } from '../../../platform/viewer';
import { AssistantMode, Course } from '../../courses/course.entities';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import { OFF_IN_COURSE } from '../assistant.rules';
import { AnswerStreams, requireRequestId } from '../chat/answer-streams';
import { HOURLY } from '../chat/assistant.service';
import { ConfiguredProvider } from '../providers/configured-provider.service';
import { ProviderLog, retryUnusable } from '../providers/provider-error';
import { SearchService } from '../search/search.service';
import { SUGGESTIONS, suggestionOf, suggestionPrompt, unusableSuggestion } from './suggestion-text';
import { ModelCalls } from '../use/model-calls.service';
import { NEEDS_MODEL, NEEDS_PICTURES, type SuggestionBasis, suggestionRules } from './suggestion.rules';
import {
  AssistantBudgetUsedUp,
  type AssistantUnavailable,
  SuggestionKind,
  type SuggestTextInput,
  TextSuggested,
} from '../assistant.types';

const NO_MATERIAL = 'There are no lessons or headings to make an outline of.';

/** A request that has been checked. */
interface Wanted {
  viewer: Viewer;
  kind: SuggestionKind;
  basis: SuggestionBasis;
  /** null: a course that is not saved yet. */
  courseId: string | null;
}

/** Suggests texts to instructors. Nothing is stored: the suggestion is accepted by saving the field it is for. */
@Service()
export class SuggestionService {
  constructor(
    private readonly database: Database,
    private readonly configured: ConfiguredProvider,
    private readonly permissions: CoursePermissionService,
    private readonly search: SearchService,
    private readonly calls: ModelCalls,
    private readonly underWay: AnswerStreams,
    private readonly limiter: RateLimiter,
    private readonly providerLog: ProviderLog,
  ) {}

  /** The kinds that can be made here and now; none for accounts that are not instructors'. */
  kinds(viewer: Viewer | null): SuggestionKind[] {
    if (requireViewer(viewer).account.role !== Role.INSTRUCTOR) return [];
    return Object.values(SuggestionKind).filter((kind) => this.obstacle(kind) === null);
  }

  /**
   * UNAUTHENTICATED for visitors, FORBIDDEN for other roles and for members whose role in the course does not allow
   * it, NOT_FOUND outside the team, RATE_LIMITED together with the questions to the assistant. A suggestion that fails
   * is not counted. With a used-up budget for the model, outlines are made of the material.
   */
  async suggest(
    viewer: Viewer | null,
    { requestId, kind, courseId = null, ...input }: SuggestTextInput,
  ): Promise<TextSuggested | AssistantUnavailable | AssistantBudgetUsedUp> {
    const instructor = requireRole(viewer, Role.INSTRUCTOR);
    requireRequestId(requestId);
    if (courseId !== null) await this.permissions.require(instructor, courseId, SUGGESTIONS[kind].permission);
    const basis = validated(suggestionRules, input);
    const off = { id: courseId ?? '', assistantMode: AssistantMode.OFF };
    const isOff = courseId !== null && (await this.database.reading(Course, (all) => all.existsBy(off)));
    if (isOff) throw invalidInput('courseId', OFF_IN_COURSE);
    const lack = this.obstacle(kind) ?? SUGGESTIONS[kind].lack(basis);
    if (lack) throw invalidInput(lack.path, lack.message);
    const requested = { viewer: instructor, kind, basis, courseId };
    const { id } = instructor.account;
    return this.underWay.run(id, requestId, async (signal) => {
      const result = await this.limiter
        .consumeFor(HOURLY, id, () => this.made(requested, signal))
        .catch((error: unknown) => this.providerLog.unavailable(error));
      if (result instanceof AssistantBudgetUsedUp) await this.limiter.refund(HOURLY, id);
      return result;
    });
  }

  private async made(
    { viewer, kind, basis, courseId }: Wanted,
    signal: AbortSignal,
  ): Promise<TextSuggested | AssistantBudgetUsedUp> {
    const assistant = this.configured.assistantOf(viewer);
    if (this.configured.model) {
      const call = { ...suggestionPrompt(kind, basis), accountId: viewer.account.id, courseId };
      const text = await retryUnusable(async () => {
        const written = await this.calls.suggestion(call, signal);
        if (written !== null && signal.aborted) throw unusableSuggestion('The suggestion was stopped.');
        return written === null ? null : suggestionOf(kind, written, basis);
      }, signal);
      if (text !== null) return new TextSuggested({ kind, text, madeBy: 'MODEL', assistant });
    }
    // Without a model only outlines can be made.
    const { withoutModel } = SUGGESTIONS[kind];
    const hasLessons = withoutModel !== undefined && courseId !== null;
    const lessons = hasLessons ? await this.search.lessonsOf(viewer, courseId) : [];
    const text = withoutModel?.(basis, lessons) ?? '';
    if (this.configured.model) {
      if (text === '') return new AssistantBudgetUsedUp();
      await this.calls.countReplaced({ courseId, requestType: 'SUGGESTION' });
    }
    if (text === '') throw invalidInput('text', NO_MATERIAL);
    return new TextSuggested({ kind, text, madeBy: 'COURSE', assistant });
  }

  private obstacle(kind: SuggestionKind): { path: string; message: string } | null {
    const { needsPictures, withoutModel } = SUGGESTIONS[kind];
    const { model } = this.configured;
    if (!model) return withoutModel ? null : { path: 'kind', message: NEEDS_MODEL };
    return needsPictures && !model.readsPictures ? { path: 'kind', message: NEEDS_PICTURES } : null;
  }
}
