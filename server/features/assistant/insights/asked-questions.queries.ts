import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';

/**
 * For each of these lessons the questions since then, without those of the course's team, if the viewer may see its
 * figures. A lesson that fewer than `fewest` students asked about is left out, so that nobody can be recognized.
 */
export const questionsAboutLessons = ({
  viewerId,
  lessonIds,
  since,
  fewest,
}: {
  viewerId: string;
  lessonIds: readonly string[];
  since: Date;
  fewest: number;
}) =>
  statement(
    'assistant: questions about lessons',
    { lessonId: z.string(), count: z.number(), unansweredCount: z.number() },
    sql`
      select l.id as "lessonId", count(*)::int as count,
        count(*) filter (where not m.is_answered)::int as "unansweredCount"
      from lessons l join courses c on c.id = l.course_id
      join assistant_messages m on m.sources->0->>'lessonId' = l.id::text
      join assistant_conversations v on v.id = m.conversation_id
      where l.id = any(${lessonIds}::uuid[]) and ${mayInCourse(sql`c.id`, viewerId, CoursePermission.SEE_FIGURES)}
        and not ${mayInCourse(sql`c.id`, sql`v.account_id`, CoursePermission.SEE_COURSE)}
        and m.sender = 'ASSISTANT' and m.request_type = 'TUTORING' and m.created_at > ${since}
      group by l.id having count(distinct v.account_id) >= ${fewest}`,
  );
