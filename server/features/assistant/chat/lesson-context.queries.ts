import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { AssistantMode } from '../../courses/course.entities';
import { isTeamOf, isVisibleCourse } from '../../courses/course-json.queries';
import { type FoundPassage, foundPassage } from '../retrieval/retrieval.queries';

/** How many passages of the lesson are used for a question whose words it does not have. */
const OPENING_PASSAGES = 3;

/**
 * The course that a question is about, how the assistant may be used in it, and the first passages of the lesson that it
 * is asked at; no row unless the viewer can read all that is given.
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
    { courseId: z.string(), mode: z.enum(AssistantMode), passages: jsonOf<FoundPassage[]>() },
    sql`
      select c.id as "courseId", case when ${isTeamOf(viewerId)} then 'ANSWERS' else c.assistant_mode end as mode, coalesce((
        select json_agg(${foundPassage(viewerId, sql`0`, sql`0`)} order by p.place)
        from (select * from passages p where p.lesson_id = l.id order by p.place limit ${OPENING_PASSAGES}) p), '[]') as passages
      from courses c left join lessons l on l.course_id = c.id and l.id = ${lessonId}::uuid
      where c.id = coalesce(${courseId}::uuid, (select course_id from lessons where id = ${lessonId}::uuid))
        and (${lessonId}::uuid is null or l.id is not null) and ${isVisibleCourse(viewerId)}`,
  );
