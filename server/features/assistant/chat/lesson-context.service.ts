import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { Service } from '../../../platform/injection';
import type { Viewer } from '../../../platform/viewer';
import type { Passage } from '../provider';
import { type Found, toPassage } from '../retrieval/retrieval.service';
import { lessonOpening } from './lesson-context.queries';

/** How many passages of the lesson are used for a question whose words it does not have. */
const OPENING_PASSAGES = 3;

/** The lesson that a question is asked at. */
export interface LessonContext {
  courseId: string;
  lessonId: string;
  /** Its first passages. */
  passages: Passage[];
}

/** Finds the lessons that questions are asked at. */
@Service()
export class LessonContextService {
  constructor(private readonly database: Database) {}

  /** NOT_FOUND unless the viewer can read the lesson and, if a course is given, it belongs to that course. */
  async find(viewer: Viewer, lessonId: string, courseId: string | null): Promise<LessonContext> {
    const row = isId(lessonId)
      ? await this.database.row(
          lessonOpening({ viewerId: viewer.account.id, lessonId, most: OPENING_PASSAGES }),
        )
      : undefined;
    if (!row || (courseId !== null && courseId !== row.courseId)) throw notFound('Lesson');
    return { ...row, passages: row.passages.map(toPassage) };
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
