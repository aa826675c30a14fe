import sql, { type Sql } from 'sql-template-tag';
import { jsonFields, shapeOf } from '../../platform/database/columns';
import { Course, HIDDEN_COURSE_COLUMNS, Lesson } from './course.entities';
import { mayInCourse } from './permissions/course-permissions.queries';
import { CoursePermission } from './permissions/course-permissions.rules';

// SQL fragments about courses and related rows, for this feature and those above it. They also read the tables of
// enrollments, certificates and quizzes, since one round trip per screen matters more than separated tables. `viewerId`
// is an account's id, or null for a visitor.

export type ViewerId = string | null;

/** A certificate `k` in the shape of its GraphQL type. */
export const certificateJson = sql`json_build_object('id', k.id, 'number', k.number, 'courseId', k.course_id,
  'studentName', k.student_name, 'courseTitle', k.course_title, 'instructorName', k.instructor_name, 'platformName', k.platform_name, 'rule', k.rule, 'skills', k.skills,
  'durationMinutes', k.duration_minutes, 'issuedAt', k.issued_at)`;

const lessonFields = jsonFields(
  'l',
  shapeOf(Lesson, { without: ['notes', 'captionsText', 'dictionary', 'words'] }),
);

/** Like `lessonJson`, with a condition for viewerHasCompleted and, optionally, further fields after a comma. */
export const lessonJsonWith = (hasCompleted: Sql, more = sql``) => sql`json_build_object(${lessonFields},
  'hasCaptionsText', l.captions_text is not null, 'viewerHasCompleted', ${hasCompleted}${more})`;

/** A student's position `p` in a lesson's video, in the shape of its GraphQL type. */
export const positionJson = sql`json_build_object('seconds', p.seconds, 'playedAt', p.played_at,
  'watched', coalesce((select json_agg(json_build_object('start', lower(r), 'end', upper(r))) from unnest(p.watched) r), '[]'))`;

/**
 * A lesson `l` in the shape of its GraphQL type, without the long texts, since most lists show neither notes nor
 * captions.
 */
export const lessonJson = (viewerId: ViewerId) =>
  lessonJsonWith(
    sql`exists (select from lesson_completions d where d.student_id = ${viewerId}::uuid and d.lesson_id = l.id)`,
  );

const certificateOfEnrollment = sql`(select ${certificateJson} from certificates k
    where k.student_id = e.student_id and k.course_id = e.course_id)`;

/** The lesson of an enrollment `e` whose video was watched last, unless it is completed; null if there is none. */
const watchedLesson = sql`(select ${lessonJsonWith(sql`false`, sql`, 'viewerPosition', ${positionJson}`)}
    from lesson_positions p join lessons l on l.id = p.lesson_id
    where p.student_id = e.student_id and l.course_id = e.course_id
      and not exists (select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
    order by p.played_at desc limit 1)`;

/** The positions of the completed lessons of an enrollment `e`, in order. */
const completedPositions = sql`(select coalesce(json_agg(l.position order by l.position), '[]')
    from lesson_completions d join lessons l on l.id = d.lesson_id
    where d.student_id = e.student_id and d.course_id = e.course_id)`;

/** Like `enrollmentJson`, with expressions for its lessons and, optionally, the certificate. */
export const enrollmentJsonWith = (
  nextLesson: Sql,
  certificate = certificateOfEnrollment,
) => sql`case when e.id is not null then json_build_object('id', e.id, 'courseId', e.course_id,
  'enrolledAt', e.enrolled_at, 'lessonsCompleted', e.lessons_completed, 'completedPositions', ${completedPositions},
  'percent', e.percent, 'lastActivityAt', e.last_activity_at,
  'nextLesson', ${nextLesson}, 'watchedLesson', ${watchedLesson},
  'certificate', ${certificate}) end`;

/** An enrollment `e` in the shape of its GraphQL type, with the next lesson and the certificate; null without a row. */
export const enrollmentJson = enrollmentJsonWith(
  sql`(select ${lessonJsonWith(sql`false`)} from lessons l where l.id = e.next_lesson_id)`,
);

const courseFields = jsonFields('c', shapeOf(Course, { without: [...HIDDEN_COURSE_COLUMNS, 'revision'] }));

/** The block of a course `c` in the shape of its GraphQL type; null if there is none. */
export const courseBlockJson = sql`case when c.block_reason is not null then json_build_object(
  'reason', c.block_reason, 'blockedAt', c.blocked_at, 'liftRequestedAt', c.lift_requested_at) end`;

/** Condition: the viewer belongs to the team of a course `c`. */
export const isTeamOf = (viewerId: ViewerId) =>
  mayInCourse(sql`c.id`, viewerId, CoursePermission.SEE_COURSE, sql`c.instructor_id`);

/** A course `c` of the instructor `a` as shown on a card, without lessons and quizzes. */
export const courseCardJson = (viewerId: ViewerId) => sql`json_build_object(${courseFields},
  'viewerIsInstructor', ${isTeamOf(viewerId)},
  'block', case when ${isTeamOf(viewerId)} then ${courseBlockJson} end,
  'instructor', json_build_object('id', a.id, 'name', a.name, 'bio', a.bio, 'pictureUrl', a.picture_url))`;

/**
 * An attempt `t` in the shape of its GraphQL type, without questions and answers. It does not check the viewer: the
 * caller must select only the viewer's own attempts.
 */
export const quizAttemptJson = sql`json_build_object('id', t.id, 'quizId', t.quiz_id, 'number', t.number, 'state', t.state,
  'startedAt', t.started_at, 'deadline', t.deadline, 'timeLimitMinutes', t.time_limit_minutes, 'extraMinutes', t.extra_minutes,
  'finishedAt', t.finished_at, 'answersSavedAt', t.answers_saved_at, 'answersRevision', t.answers_revision,
  'score', t.score, 'total', t.total, 'percent', t.percent, 'passed', t.passed, 'passingScorePercent', t.passing_score_percent)`;

/** A quiz `q` in the shape of its GraphQL type, with the viewer's extra time and attempts. */
export const quizJson = (viewerId: ViewerId) => sql`json_build_object('id', q.id, 'courseId', q.course_id,
  'title', q.title, 'description', q.description,
  'questionCount', q.question_count, 'totalPoints', q.total_points, 'timeLimitMinutes', q.time_limit_minutes,
  'passingScorePercent', q.passing_score_percent, 'isActive', q.is_active, 'maxAttempts', q.max_attempts,
  'createdAt', q.created_at, 'reviewRule', q.review_rule,
  'viewerTimeFactorPercent', (select x.factor_percent from quiz_extra_times x
    where x.quiz_id = q.id and x.student_id = ${viewerId}::uuid),
  'viewerAttempts', coalesce((select json_agg(${quizAttemptJson} order by t.number desc)
    from quiz_attempts t where t.student_id = ${viewerId}::uuid and t.quiz_id = q.id), '[]'))`;

/** Joins to a course `c` its instructor `a` and the viewer's enrollment `e`, if any. */
export const besideCourse = (viewerId: ViewerId) => sql`join accounts a on a.id = c.instructor_id
  left join enrollments e on e.student_id = ${viewerId}::uuid and e.course_id = c.id`;

/** Joins the course with this `id`, its instructor and the viewer's enrollment. */
export const courseOf = (id: Sql, viewerId: ViewerId) =>
  sql`courses c on c.id = ${id} ${besideCourse(viewerId)}`;

/** Only their team and enrolled students see unpublished courses; nobody sees deleted ones. */
const visibleWith = (isEnrolled: Sql, viewerId: ViewerId) =>
  sql`c.deleted_at is null and (c.is_published or ${isEnrolled} or ${isTeamOf(viewerId)})`;

/** Whether the viewer can see a course `c`, joined with their enrollment `e`. */
export const isVisible = (viewerId: ViewerId) => visibleWith(sql`e.id is not null`, viewerId);

/** Whether the viewer can see a course `c`, without joins. */
export const isVisibleCourse = (viewerId: ViewerId) =>
  visibleWith(
    sql`exists (select from enrollments e where e.student_id = ${viewerId}::uuid and e.course_id = c.id)`,
    viewerId,
  );

/**
 * Like `isVisible`; administrators can also read a course that one of them unpublished, to see whether it has been
 * corrected.
 */
export const isReadable = (viewerId: ViewerId) => sql`(${isVisible(viewerId)}
  or c.deleted_at is null and c.block_reason is not null
    and exists (select from accounts v where v.id = ${viewerId}::uuid and v.role = 'ADMIN'))`;
