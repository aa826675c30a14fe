/**
 * The catalogue's reads, each one statement that brings everything its screen shows. They look into the tables of
 * enrollments, certificates and quizzes too: one round trip a screen is worth more here than a wall between tables.
 * In all of them $1 is the viewer's account id, or null for a visitor.
 */

/** A certificate `k` as its GraphQL type has it. */
export const certificateJson = `json_build_object('id', k.id, 'number', k.number, 'courseId', k.course_id,
  'studentName', k.student_name, 'courseTitle', k.course_title, 'instructorName', k.instructor_name, 'issuedAt', k.issued_at)`;

/** A lesson `l` as its GraphQL type has it, without the long texts: most lists show neither notes nor captions. */
export const lessonJson = `json_build_object('id', l.id, 'courseId', l.course_id, 'position', l.position, 'title', l.title,
  'description', l.description, 'videoUrl', l.video_url, 'captionsUrl', l.captions_url,
  'hasCaptionsText', l.captions_text is not null, 'duration', l.duration, 'revision', l.revision,
  'viewerHasCompleted', exists (select from lesson_completions d where d.student_id = $1 and d.lesson_id = l.id))`;

/** An enrollment `e` as its GraphQL type has it, with the next lesson and the certificate; null when there is no row. */
export const enrollmentJson = `case when e.id is not null then json_build_object('id', e.id, 'courseId', e.course_id,
  'enrolledAt', e.enrolled_at, 'lessonsCompleted', e.lessons_completed, 'percent', e.percent, 'lastActivityAt', e.last_activity_at,
  'nextLesson', (select ${lessonJson} from lessons l where l.course_id = e.course_id and not exists
    (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id) order by l.position limit 1),
  'certificate', (select ${certificateJson} from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)) end`;

/** A course `c` taught by `a`, without lessons and quizzes: what a card shows. */
export const courseCardJson = `json_build_object('id', c.id, 'title', c.title, 'description', c.description, 'category', c.category,
  'level', c.level, 'priceCents', c.price_cents, 'skills', c.skills, 'rating', c.rating, 'reviewsCount', c.reviews_count,
  'lessonCount', c.lesson_count, 'isPublished', c.is_published, 'createdAt', c.created_at,
  'viewerIsInstructor', c.instructor_id is not distinct from $1::uuid,
  'instructor', json_build_object('id', a.id, 'name', a.name, 'bio', a.bio, 'pictureUrl', a.picture_url))`;

/**
 * An attempt `t` as its GraphQL type has it, without what was asked and answered. Nothing here but the limit and the
 * results; whoever selects it sees to it that it is the viewer's own.
 */
export const quizAttemptJson = `json_build_object('id', t.id, 'quizId', t.quiz_id, 'number', t.number, 'state', t.state,
  'startedAt', t.started_at, 'deadline', t.deadline, 'timeLimitMinutes', t.time_limit_minutes, 'extraMinutes', t.extra_minutes,
  'finishedAt', t.finished_at, 'answersSavedAt', t.answers_saved_at, 'answersRevision', t.answers_revision, 'score', t.score, 'total', t.total, 'percent', t.percent,
  'passed', t.passed, 'passingScorePercent', t.passing_score_percent)`;

/** A quiz `q` as its GraphQL type has it, with the viewer's time and attempts; extra minutes are rounded up. */
export const quizJson = `json_build_object('id', q.id, 'courseId', q.course_id, 'title', q.title, 'description', q.description,
  'questionCount', q.question_count, 'totalPoints', q.total_points, 'timeLimitMinutes', q.time_limit_minutes,
  'passingScorePercent', q.passing_score_percent, 'isActive', q.is_active, 'maxAttempts', q.max_attempts,
  'createdAt', q.created_at, 'reviewRule', q.review_rule,
  'viewerTimeLimitMinutes', coalesce((select ceil(q.time_limit_minutes * x.factor_percent / 100.0)::int
    from quiz_extra_times x where x.quiz_id = q.id and x.student_id = $1), q.time_limit_minutes),
  'viewerAttempts', coalesce((select json_agg(${quizAttemptJson} order by t.number desc)
    from quiz_attempts t where t.student_id = $1 and t.quiz_id = q.id), '[]'))`;

/** Of the quizzes `q` of a course `c` with the viewer's enrollment `e`: inactive ones are the enrolled's and the author's. */
export const isListedQuiz = `q.deleted_at is null and (q.is_active or c.instructor_id = $1 or e.id is not null)`;

/** Joined to a course `c`: its teacher `a` and the viewer's enrollment `e`, if there is one. */
const besideCourse = `join accounts a on a.id = c.instructor_id
  left join enrollments e on e.student_id = $1 and e.course_id = c.id`;

/** The course that rows name as `id`, with both, to be joined to them. */
export const courseOf = (id: string) => `courses c on c.id = ${id} ${besideCourse}`;

/** Drafts and unpublished courses are seen by their author and by whoever is enrolled, deleted ones by nobody. */
const visibleWith = (isEnrolled: string) =>
  `c.deleted_at is null and (c.is_published or c.instructor_id = $1 or ${isEnrolled})`;

/** Of a course with the viewer's enrollment beside it. */
export const isVisible = visibleWith('e.id is not null');

/** Of a course that stands alone. */
export const isVisibleCourse = visibleWith(
  'exists (select from enrollments e where e.student_id = $1 and e.course_id = c.id)',
);

/** $2 course id. One row with `course`, or none when the viewer may not know of it. */
export const courseById = `/* catalogue: course by id */
  select ${courseCardJson} as course, ${enrollmentJson} as "viewerEnrollment",
    coalesce((select json_agg(${lessonJson} order by l.position) from lessons l where l.course_id = c.id), '[]') as lessons,
    coalesce((select json_agg(${quizJson} order by q.created_at, q.id)
      from quizzes q where q.course_id = c.id and ${isListedQuiz}), '[]') as quizzes
  from courses c ${besideCourse} where c.id = $2 and ${isVisible}`;

/** $2 lesson id. One row with the lesson, its notes, its course and the viewer's enrollment. */
export const lessonById = `/* catalogue: lesson by id */
  select ${lessonJson} as lesson, l.notes, ${courseCardJson} as course, ${enrollmentJson} as "viewerEnrollment"
  from lessons l join ${courseOf('l.course_id')} where l.id = $2 and ${isVisible}`;

/** $2 lesson ids. Of visible lessons alone, in no order. */
const longTexts = (name: string, column: string) => `/* catalogue: ${name} */
  select l.id, l.${column} as text
  from lessons l join ${courseOf('l.course_id')}
  where l.id = any($2::uuid[]) and l.${column} is not null and ${isVisible}`;

export const captionsTexts = longTexts('captions texts', 'captions_text');

export const notesOfLessons = longTexts('notes of lessons', 'notes');

/** $2 course ids. Visible ones alone, in no order. */
export const coursesByIds = `/* catalogue: courses by ids */
  select ${courseCardJson} as course, ${enrollmentJson} as "viewerEnrollment"
  from courses c ${besideCourse} where c.id = any($2::uuid[]) and ${isVisible}`;

/** $2 course ids, which the caller has found visible. */
export const lessonsOfCourses = `/* catalogue: lessons of courses */
  select l.course_id as "courseId", json_agg(${lessonJson} order by l.position) as lessons
  from lessons l where l.course_id = any($2::uuid[]) group by l.course_id`;

/**
 * $2 folded search as a LIKE pattern, $3 category, $4 folded skill as a LIKE pattern, $5 least rating (each null for
 * none), $6 rows, $7-$10 the last row of the page before (rating, reviews, time, id; null for the first page).
 * The order is the one of the index courses_rank.
 */
export const courseList = `/* catalogue: course list */
  with matching as (
    select c.id, c.rating, c.reviews_count, c.created_at from courses c
    where c.is_published and c.deleted_at is null
      and ($2::text is null or c.search_text like $2) and ($3::text is null or c.category = $3)
      and ($4::text is null or c.skills_text like $4) and ($5::float8 is null or c.rating >= $5)
  ), page as (
    select * from matching m
    where $7::float8 is null or (m.rating, m.reviews_count, m.created_at, m.id) < ($7, $8::int, $9::timestamptz, $10::uuid)
    order by m.rating desc, m.reviews_count desc, m.created_at desc, m.id desc limit $6
  )
  select (select count(*)::int from matching) as "totalCount", coalesce((
    select json_agg(json_build_object('course', ${courseCardJson}, 'viewerEnrollment', ${enrollmentJson}, 'time', p.created_at::text)
      order by p.rating desc, p.reviews_count desc, p.created_at desc, p.id desc)
    from page p join ${courseOf('p.id')}), '[]') as nodes`;

/**
 * $1 null, $2 a transaction, $3 how many listed courses at most (none is given above that). One row: every course that changed in this transaction or later, or rather one too many than
 * one too few; for 0 all that are listed. A number from another cluster, restored here, is past the snapshot's end.
 */
export const changedCourses = `/* catalogue: changed courses */
  select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
    (select count(*)::int from courses where is_published and deleted_at is null) as "listedCount",
    coalesce(json_agg(json_build_object('id', c.id, 'isListed', c.is_published and c.deleted_at is null,
      'category', c.category, 'rating', c.rating, 'reviewsCount', c.reviews_count, 'time', c.created_at::text,
      'createdMicros', (extract(epoch from c.created_at) * 1000000)::bigint,
      'searchText', c.search_text, 'skillsText', c.skills_text, 'course', ${courseCardJson})), '[]') as courses
  from courses c join accounts a on a.id = c.instructor_id
  where (select count(*) from courses where is_published and deleted_at is null) <= $3
    and case when $2 = '0' then c.is_published and c.deleted_at is null
      else c.changed_in >= $2::bigint and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint end`;

/** $2 course ids. The viewer's enrollments in them, in no order. */
export const enrollmentsInCourses = `/* catalogue: enrollments in courses */
  select ${enrollmentJson} as enrollment from enrollments e where e.student_id = $1 and e.course_id = any($2::uuid[])`;

/** Every category of published courses with its number of courses, most first. */
export const categoryCounts = `/* catalogue: category counts */
  select category as name, count(*)::int as "courseCount" from courses
  where is_published and deleted_at is null group by category order by count(*) desc, category`;
