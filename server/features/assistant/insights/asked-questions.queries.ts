import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';
import { CLOSEST } from '../assistant.rules';

/**
 * For each of these lessons of the instructor's courses the questions since then, without the instructor's own. A lesson
 * that fewer than `fewest` students asked about is left out, so that nobody can be recognized.
 */
export const questionsAboutLessons = ({
  instructorId,
  lessonIds,
  since,
  fewest,
}: {
  instructorId: string;
  lessonIds: readonly string[];
  since: Date;
  fewest: number;
}) =>
  statement(
    'assistant: questions about lessons',
    { lessonId: z.string(), count: z.number(), unansweredCount: z.number() },
    sql`
      select l.id as "lessonId", count(*)::int as count,
        count(*) filter (where m.text = ${CLOSEST})::int as "unansweredCount"
      from lessons l join courses c on c.id = l.course_id
      join assistant_messages m on m.sources->0->>'lessonId' = l.id::text
      join assistant_conversations v on v.id = m.conversation_id
      where l.id = any(${lessonIds}::uuid[]) and c.instructor_id = ${instructorId} and v.account_id <> c.instructor_id
        and m.sender = 'ASSISTANT' and m.request_type = 'TUTORING' and m.created_at > ${since}
      group by l.id having count(distinct v.account_id) >= ${fewest}`,
  );
