import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { AssistantMode } from '../../courses/course.entities';
import type { AskAssistantInput } from '../assistant.inputs';
import type { LessonText, ReleasedQuestion } from '../provider';
import { passagesOf } from '../search/passages';
import type { Found } from '../search/search.service';
import { askedContext, releasedQuestions } from './lesson-context.queries';

/** How many passages of the lesson are used for a question whose words it does not have. */
const OPENING_PASSAGES = 3;

/** What a question is about, as far as its asker says. */
export interface AskedContext {
  courseId: string;
  /** How the assistant may use the course for the viewer. */
  mode: AssistantMode;
  /** The lesson that the question is asked at. */
  lesson: LessonText | null;
}

/** Finds the courses and lessons that questions are asked at, and what authors released for practice. */
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
    return row;
  }

  /** The released questions about lessons that the viewer may read. */
  async released(viewer: Viewer, lessons: readonly LessonText[]): Promise<ReleasedQuestion[]> {
    const lessonIds = lessons.map(({ lessonId }) => lessonId);
    const rows = await this.database.rows(releasedQuestions({ viewerId: viewer.account.id, lessonIds }));
    return rows.map(({ question }) => question);
  }
}

/** A question that nothing answers, such as "explain this more simply", is about the beginning of its lesson. */
export function openingFirst(found: Found, lesson: LessonText): Found {
  const opening = passagesOf(lesson).slice(0, OPENING_PASSAGES);
  if (found.outcome === 'answer' || opening.length === 0) return found;
  const others = found.passages.filter(({ lessonId }) => lessonId !== lesson.lessonId);
  const otherLessons = found.lessons.filter(({ lessonId }) => lessonId !== lesson.lessonId);
  return {
    ...found,
    outcome: 'closest',
    passages: [...opening, ...others],
    lessons: [lesson, ...otherLessons],
  };
}
