import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { AssistantMode } from '../../courses/course.entities';
import type { AskAssistantInput } from '../assistant.inputs';
import type { Passage } from '../provider';
import { type Found, toPassage } from '../retrieval/retrieval.service';
import { askedContext } from './lesson-context.queries';

/** What a question is about, as far as its asker says. */
export interface AskedContext {
  courseId: string;
  /** How the assistant may use the course for the viewer. */
  mode: AssistantMode;
  /** The lesson that the question is asked at. */
  lesson: LessonContext | null;
}

export interface LessonContext {
  lessonId: string;
  /** Its first passages. */
  passages: Passage[];
}

/** Finds the courses and lessons that questions are asked at. */
@Service()
export class LessonContextService {
  constructor(private readonly database: Database) {}

  /** null without a course and lesson. NOT_FOUND unless the viewer can read them, and the lesson belongs to the course. */
  async find(
    viewer: Viewer,
    { courseId = null, lessonId = null }: Pick<AskAssistantInput, 'courseId' | 'lessonId'>,
  ): Promise<AskedContext | null> {
    if (courseId === null && lessonId === null) return null;
    const areIds = [courseId, lessonId].every((id) => id === null || isId(id));
    const asked = askedContext({ viewerId: viewer.account.id, courseId, lessonId });
    const row = areIds && (await this.database.row(asked));
    if (!row) throw notFound(lessonId === null ? 'Course' : 'Lesson');
    const { passages, ...course } = row;
    return { ...course, lesson: lessonId === null ? null : { lessonId, passages: passages.map(toPassage) } };
  }
}

/**
 * What was found with the lesson's passages first. A question that nothing answers, such as "explain this more simply",
 * is about the beginning of the lesson.
 */
export function lessonFirst(found: Found, { lessonId, passages: opening }: LessonContext): Found {
  const isOfLesson = (passage: Passage) => passage.lessonId === lessonId;
  const own = found.passages.filter(isOfLesson);
  const others = found.passages.filter((passage) => !isOfLesson(passage));
  if (own.length > 0 || found.outcome === 'answer') return { ...found, passages: [...own, ...others] };
  if (opening.length === 0) return found;
  return { ...found, outcome: 'closest', passages: [...opening, ...others] };
}
