import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';

/** Copies the content of a course into another one of the same author, without students' data. */

export const contentIds = (courseId: string) =>
  statement('teaching: ids to copy', {
    lessons: z.array(z.string()),
    quizzes: z.array(z.string()),
    questions: z.array(z.string()),
  })`
    select coalesce((select array_agg(l.id) from lessons l where l.course_id = ${courseId}), '{}') as lessons,
      coalesce((select array_agg(q.id order by q.created_at, q.id)
        from quizzes q where q.course_id = ${courseId} and q.deleted_at is null), '{}') as quizzes,
      coalesce((select array_agg(u.id) from questions u join quizzes q on q.id = u.quiz_id
        where q.course_id = ${courseId} and q.deleted_at is null), '{}') as questions`;

/** The caller chooses the new ids, in the order of the old ones. */
interface Copies {
  ids: readonly string[];
  newIds: readonly string[];
}

/** Rows (old_id, id). */
const copiesOf = ({ ids, newIds }: Copies) => sql`unnest(${ids}::uuid[], ${newIds}::uuid[])`;

export const copyLessons = ({ newCourseId, ...lessons }: Copies & { newCourseId: string }) =>
  statement('teaching: copy lessons', {}, { writes: ['lessons'] })`
    insert into lessons
      (id, course_id, position, title, description, notes, video_url, captions_url, captions_text, duration,
        dictionary)
    select n.id, ${newCourseId}::uuid, l.position, l.title, l.description, l.notes, l.video_url, l.captions_url,
      l.captions_text, l.duration, l.dictionary
    from ${copiesOf(lessons)} as n (old_id, id) join lessons l on l.id = n.old_id`;

/** Copies are inactive at first; their ids keep the order of the old ones. */
export const copyQuizzes = ({ newCourseId, now, ...quizzes }: Copies & { newCourseId: string; now: Date }) =>
  statement('teaching: copy quizzes', {}, { writes: ['quizzes'] })`
    insert into quizzes
      (id, course_id, title, description, time_limit_minutes, passing_score_percent, question_count, is_active,
        max_attempts, review_rule, shuffles_questions, shuffles_options, is_practice, total_points, created_at)
    select n.id, ${newCourseId}::uuid, q.title, q.description, q.time_limit_minutes, q.passing_score_percent,
      q.question_count, false, q.max_attempts, q.review_rule, q.shuffles_questions, q.shuffles_options, q.is_practice,
      q.total_points, ${now}::timestamptz
    from ${copiesOf(quizzes)} as n (old_id, id) join quizzes q on q.id = n.old_id`;

/** Requires the copied quizzes. */
export const copyQuestions = (copied: { lessons: Copies; quizzes: Copies; questions: Copies }) =>
  statement('teaching: copy questions', {})`
    insert into questions (id, quiz_id, position, type, text, options, correct_answer, explanation, points, lesson_id)
    select n.id, z.id, u.position, u.type, u.text, u.options, u.correct_answer, u.explanation, u.points, l.id
    from ${copiesOf(copied.questions)} as n (old_id, id) join questions u on u.id = n.old_id
      join ${copiesOf(copied.quizzes)} as z (old_id, id) on z.old_id = u.quiz_id
      left join ${copiesOf(copied.lessons)} as l (old_id, id) on l.old_id = u.lesson_id`;

/** The texts of copied content that may contain links. */
interface CopiedTexts {
  lessons: { id: string; description: string; notes: string }[];
  quizzes: { id: string; description: string }[];
  questions: {
    id: string;
    text: string;
    options: string[];
    correctAnswer: string;
    explanation: string | null;
  }[];
}

const hasId = (text: Sql) => sql`${text} ~* '[0-9a-f]{8}(-[0-9a-f]{4}){3}-'`;

/** One row: the texts of a course in which an id is written. */
export const textsWithIds = (courseId: string) =>
  statement('teaching: texts with ids', { texts: jsonOf<CopiedTexts>() })`
    select json_build_object(
      'lessons', coalesce((select json_agg(json_build_object('id', l.id, 'description', l.description, 'notes', l.notes))
        from lessons l where l.course_id = ${courseId} and ${hasId(sql`concat(l.description, l.notes)`)}), '[]'),
      'quizzes', coalesce((select json_agg(json_build_object('id', q.id, 'description', q.description))
        from quizzes q where q.course_id = ${courseId} and ${hasId(sql`q.description`)}), '[]'),
      'questions', coalesce((select json_agg(json_build_object('id', u.id, 'text', u.text, 'options', u.options,
          'correctAnswer', u.correct_answer, 'explanation', u.explanation))
        from questions u join quizzes q on q.id = u.quiz_id where q.course_id = ${courseId}
          and ${hasId(sql`concat(u.text, u.options::text, u.correct_answer, u.explanation)`)}), '[]')) as texts`;

export const rewriteTexts = (texts: CopiedTexts) =>
  statement('teaching: rewrite texts', {}, { writes: ['lessons', 'quizzes'] })`
    with new_lessons as (
      update lessons l set description = n.description, notes = n.notes
      from json_to_recordset(${JSON.stringify(texts.lessons)}::json) as n (id uuid, description text, notes text)
      where l.id = n.id
    ), new_quizzes as (
      update quizzes q set description = n.description
      from json_to_recordset(${JSON.stringify(texts.quizzes)}::json) as n (id uuid, description text)
      where q.id = n.id
    )
    update questions u set text = n.text, options = n.options, correct_answer = n."correctAnswer",
      explanation = n.explanation
    from json_to_recordset(${JSON.stringify(texts.questions)}::json)
      as n (id uuid, text text, options text[], "correctAnswer" text, explanation text)
    where u.id = n.id`;
