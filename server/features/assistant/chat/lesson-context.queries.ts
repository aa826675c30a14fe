import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantMode } from '../../courses/course.entities';
import { isTeamOf, isVisibleCourse } from '../../courses/course-json.queries';
import type { LessonText, ReleasedQuestion } from '../provider';
import { lessonText } from '../search/search.queries';

/**
 * The course that a question is about, how the assistant may be used in it, and the lesson that it is asked at; no row
 * unless the viewer can read all that is given.
 */
export const askedContext = ({
  viewerId,
  courseId,
  lessonId,
}: {
  viewerId: string;
  courseId: string | null;
  lessonId: string | null;
}) =>
  statement(
    'assistant: context of a question',
    { courseId: z.string(), mode: z.enum(AssistantMode), lesson: jsonOf<LessonText>().nullable() },
    sql`
      select c.id as "courseId", case when ${isTeamOf(viewerId)} then 'ANSWERS' else c.assistant_mode end as mode,
        case when l.id is not null then ${lessonText(viewerId)} end as lesson
      from courses c left join lessons l on l.course_id = c.id and l.id = ${lessonId}::uuid
      where c.id = coalesce(${courseId}::uuid, (select course_id from lessons where id = ${lessonId}::uuid))
        and (${lessonId}::uuid is null or l.id is not null) and ${isVisibleCourse(viewerId)}`,
  );

/**
 * The questions about these lessons that their authors released for practice, except those of quizzes that the viewer is
 * taking. The caller must have checked that the viewer may read the lessons.
 */
export const releasedQuestions = ({
  viewerId,
  lessonIds,
}: {
  viewerId: string;
  lessonIds: readonly string[];
}) =>
  statement(
    'assistant: released questions',
    { question: jsonOf<ReleasedQuestion>() },
    sql`
      select json_build_object('type', u.type, 'text', u.text, 'options', u.options, 'answer', u.correct_answer,
        'explanation', coalesce(u.explanation, ''), 'courseId', l.course_id, 'lessonId', l.id, 'lessonTitle', l.title) as question
      from questions u join quizzes q on q.id = u.quiz_id join lessons l on l.id = u.lesson_id and l.course_id = q.course_id
      where l.id = any(${lessonIds}::uuid[]) and u.type in ('MULTIPLE_CHOICE', 'TRUE_FALSE')
        and q.is_practice and q.is_active and q.deleted_at is null
        and not exists (
          select from quiz_attempts a where a.quiz_id = q.id and a.student_id = ${viewerId}::uuid and a.state = 'OPEN')
      order by q.created_at, u.position`,
  );
