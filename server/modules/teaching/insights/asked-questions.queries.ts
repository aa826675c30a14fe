import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import type { AskedTopic } from './asked-questions.types';

/** What fewer students asked about is left out, so that nobody can be recognized. */
const FEWEST_STUDENTS = 3;
const MAX_TOPICS = 5;

/**
 * The questions about each of these lessons since then, without those of the course's team, if the viewer may see its
 * figures. Their topics are the words that several students used and the lesson's own text has, as it writes them most
 * often, so that nothing of a student's text is shown; most students first.
 */
export const questionsAboutLessons = (viewerId: string, lessonIds: readonly string[], since: Date) =>
  statement('assistant: questions about lessons', {
    lessonId: z.string(),
    count: z.number(),
    unansweredCount: z.number(),
    topics: jsonOf<AskedTopic[]>(),
  })`
    with question as materialized (
      select l.id as lesson_id, v.account_id, m.is_answered, q.text
      from lessons l join courses c on c.id = l.course_id
      join assistant_messages m on m.sources->0->>'lessonId' = l.id::text
      join assistant_conversations v on v.id = m.conversation_id
      join assistant_messages q
        on q.conversation_id = m.conversation_id and q.request_id = m.request_id and q.sender = 'USER'
      where l.id = any(${lessonIds}::uuid[]) and ${mayInCourse(sql`c.id`, viewerId, CoursePermission.SEE_FIGURES)}
        and not ${mayInCourse(sql`c.id`, sql`v.account_id`, CoursePermission.SEE_COURSE)}
        and m.sender = 'ASSISTANT' and m.request_type = 'TUTORING' and m.created_at > ${since}
    ),
    asked as materialized (
      select lesson_id, count(*)::int as count, count(*) filter (where not is_answered)::int as unanswered
      from question group by 1 having count(distinct account_id) >= ${FEWEST_STUDENTS}
    ),
    used as materialized (
      select distinct q.lesson_id, w.lexeme, q.account_id from question q join lessons l on l.id = q.lesson_id
      cross join lateral unnest(tsvector_to_array(to_tsvector(l.dictionary::regconfig, q.text))) w (lexeme)
      where w.lexeme = any(tsvector_to_array(l.words))
    ),
    topic as materialized (
      select * from (
        select lesson_id, lexeme, count(*)::int as students,
          row_number() over (partition by lesson_id order by count(*) desc, lexeme) as place
        from used group by 1, 2 having count(*) >= ${FEWEST_STUDENTS}
      ) ranked where place <= ${MAX_TOPICS}
    ),
    shown as (
      select t.lesson_id, t.students, t.place, coalesce(form.word, t.lexeme) as word
      from topic t join lessons l on l.id = t.lesson_id left join lateral (
        select lower(w.word) as word from regexp_split_to_table(concat_ws(' ', l.title, l.description, l.notes), '[^[:alnum:]]+') w (word)
        where starts_with(lower(w.word), left(t.lexeme, 3))
          and tsvector_to_array(to_tsvector(l.dictionary::regconfig, w.word)) = array[t.lexeme]
        group by 1 order by count(*) desc, 1 limit 1
      ) form on true
    )
    select a.lesson_id as "lessonId", a.count, a.unanswered as "unansweredCount",
      coalesce((
        select json_agg(json_build_object('word', s.word, 'studentCount', s.students) order by s.place)
        from shown s where s.lesson_id = a.lesson_id
      ), '[]') as topics
    from asked a`;
