import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { WORDS_WITHOUT_TOPIC } from '../passages/question';
import type { AskedTopic } from './asked-questions.types';

/** What fewer students asked about is left out, so that nobody can be recognized. */
const FEWEST_STUDENTS = 3;
const MOST_TOPICS = 5;

/**
 * For each of these lessons the questions since then, without those of the course's team, if the viewer may see its
 * figures. Their topics are the words that several students used and the lesson's own text has, as it writes them most
 * often, so that nothing of a student's text is shown; most students first.
 */
export const questionsAboutLessons = ({
  viewerId,
  lessonIds,
  since,
}: {
  viewerId: string;
  lessonIds: readonly string[];
  since: Date;
}) =>
  statement(
    'assistant: questions about lessons',
    { lessonId: z.string(), count: z.number(), unansweredCount: z.number(), topics: jsonOf<AskedTopic[]>() },
    sql`
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
      dictionary as materialized (
        select distinct p.lesson_id, p.dictionary as name from passages p where p.lesson_id in (select lesson_id from asked)
      ),
      ignored as materialized (
        select d.name, unnest(tsvector_to_array(passage_words(d.name, ${WORDS_WITHOUT_TOPIC}))) as lexeme
        from (select distinct name from dictionary) d
      ),
      used as materialized (
        select distinct q.lesson_id, d.name as dictionary, w.lexeme, q.account_id
        from question q join dictionary d using (lesson_id)
        cross join lateral unnest(tsvector_to_array(passage_words(d.name, q.text))) w (lexeme)
      ),
      common as (
        select u.lesson_id, u.dictionary, u.lexeme, count(*)::int as students
        from used u left join ignored i on i.name = u.dictionary and i.lexeme = u.lexeme
        where i.lexeme is null group by 1, 2, 3 having count(*) >= ${FEWEST_STUDENTS}
      ),
      topic as materialized (
        select * from (
          select c.*, row_number() over (partition by c.lesson_id order by c.students desc, c.lexeme) as place
          from common c
          where exists (
            select from passages p
            where p.lesson_id = c.lesson_id and p.dictionary = c.dictionary
              and c.lexeme = any(tsvector_to_array(p.words))
          )
        ) ranked where place <= ${MOST_TOPICS}
      ),
      written as materialized (
        select p.lesson_id, lower(w.word) as word, count(*) as times
        from passages p cross join lateral regexp_split_to_table(p.text, '[^[:alnum:]]+') w (word)
        where exists (
          select from topic t where t.lesson_id = p.lesson_id and starts_with(lower(w.word), left(t.lexeme, 3))
        )
        group by 1, 2
      ),
      shown as (
        select t.lesson_id, t.students, t.place, coalesce(form.word, t.lexeme) as word
        from topic t left join lateral (
          select w.word from written w
          where w.lesson_id = t.lesson_id and starts_with(w.word, left(t.lexeme, 3))
            and tsvector_to_array(passage_words(t.dictionary, w.word)) = array[t.lexeme]
          order by w.times desc, w.word limit 1
        ) form on true
      )
      select a.lesson_id as "lessonId", a.count, a.unanswered as "unansweredCount",
        coalesce((
          select json_agg(json_build_object('word', s.word, 'studentCount', s.students) order by s.place)
          from shown s where s.lesson_id = a.lesson_id
        ), '[]') as topics
      from asked a`,
  );
