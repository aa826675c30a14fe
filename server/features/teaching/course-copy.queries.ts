/**
 * What a course has, copied into another one of the same author: content alone, nothing of its students. New ids are
 * the caller's, in parallel arrays with the old ones.
 */

/** $1 course. */
export const contentIds = `/* teaching: ids to copy */
  select coalesce((select array_agg(l.id) from lessons l where l.course_id = $1), '{}') as lessons,
    coalesce((select array_agg(q.id order by q.created_at, q.id) from quizzes q where q.course_id = $1 and q.deleted_at is null), '{}') as quizzes,
    coalesce((select array_agg(u.id) from questions u join quizzes q on q.id = u.quiz_id
      where q.course_id = $1 and q.deleted_at is null), '{}') as questions`;

/** $1 new course, $2 old ids, $3 new ids. */
export const copyLessons = `/* teaching: copy lessons */
  insert into lessons (id, course_id, position, title, description, notes, video_url, captions_url, captions_text, duration)
  select n.id, $1, l.position, l.title, l.description, l.notes, l.video_url, l.captions_url, l.captions_text, l.duration
  from unnest($2::uuid[], $3::uuid[]) as n (old_id, id) join lessons l on l.id = n.old_id`;

/** The same, $4 now. Copies are inactive until their author says so; their ids keep the order of the old ones. */
export const copyQuizzes = `/* teaching: copy quizzes */
  insert into quizzes (id, course_id, title, description, time_limit_minutes, passing_score_percent, question_count, is_active,
    max_attempts, review_rule, shuffles_questions, shuffles_options, total_points, created_at)
  select n.id, $1, q.title, q.description, q.time_limit_minutes, q.passing_score_percent, q.question_count, false,
    q.max_attempts, q.review_rule, q.shuffles_questions, q.shuffles_options, q.total_points, $4
  from unnest($2::uuid[], $3::uuid[]) as n (old_id, id) join quizzes q on q.id = n.old_id`;

/** $1 old and $2 new ids of quizzes, $3 old and $4 new ids of questions. */
export const copyQuestions = `/* teaching: copy questions */
  insert into questions (id, quiz_id, position, type, text, options, correct_answer, explanation, points)
  select n.id, z.id, u.position, u.type, u.text, u.options, u.correct_answer, u.explanation, u.points
  from unnest($3::uuid[], $4::uuid[]) as n (old_id, id) join questions u on u.id = n.old_id
    join unnest($1::uuid[], $2::uuid[]) as z (old_id, id) on z.old_id = u.quiz_id`;
