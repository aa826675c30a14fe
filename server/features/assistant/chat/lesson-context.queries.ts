import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isVisibleCourse } from '../../courses/course-json.queries';
import { type FoundPassage, foundPassage } from '../retrieval/retrieval.queries';

/** A lesson that the viewer can read, with its first `most` passages; no row for any other. */
export const lessonOpening = ({
  viewerId,
  lessonId,
  most,
}: {
  viewerId: string;
  lessonId: string;
  most: number;
}) =>
  statement(
    'assistant: lesson of a question',
    { courseId: z.string(), lessonId: z.string(), passages: jsonOf<FoundPassage[]>() },
    sql`
      select c.id as "courseId", l.id as "lessonId", coalesce((
        select json_agg(${foundPassage(viewerId, sql`0`, sql`0`)} order by p.place)
        from (select * from passages p where p.lesson_id = l.id order by p.place limit ${most}) p), '[]') as passages
      from lessons l join courses c on c.id = l.course_id
      where l.id = ${lessonId} and ${isVisibleCourse(viewerId)}`,
  );
