import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { statement, jsonOf } from '../../platform/database/statement';
import {
  certificateJson,
  courseCardJson,
  enrollmentJsonWith,
  isTeamOf,
  isVisibleCourse,
  lessonJsonWith,
} from '../courses/course-json.queries';
import { mayInCourse } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import { EnrollmentMode } from '../courses/course.entities';
import type { Course, Lesson } from '../courses/course.types';
import type { Certificate } from './certificates/certificate.types';
import { certificateNotices, enrollmentNotices } from '../notifications/notice.queries';
import type { Notice } from '../notifications/notice.service';
import type { Enrollment, LearningStats, LessonCompletion } from './enrollment.types';

/**
 * Counts the progress of every enrollment again, with the lessons as they are now; one row for each that changed. The
 * caller has locked the course's row.
 */
export const recountCourse = (courseId: string) =>
  statement('enrollments: recount course', { studentId: z.string() })`
    with counted as (
      select e.id, count(d.lesson_id)::int as done, count(l.id)::int as total,
        (array_agg(l.id order by l.position) filter (where d.lesson_id is null))[1] as next_lesson_id
      from enrollments e left join lessons l on l.course_id = e.course_id
        left join lesson_completions d on d.student_id = e.student_id and d.lesson_id = l.id
      where e.course_id = ${courseId} group by e.id
    ), moved as (
      update enrollments e set lessons_completed = n.done, percent = n.percent, next_lesson_id = n.next_lesson_id
      from (select c.*, ${percentOf(sql`c.done`, sql`c.total`)} as percent from counted c) n
      where e.id = n.id and (e.lessons_completed, e.percent, e.next_lesson_id)
        is distinct from (n.done, n.percent, n.next_lesson_id)
      returning e.student_id as "studentId"
    )
    select "studentId" from moved`;

/** One row over the enrollments of a course, for a lateral join; `courseId` is a column or value of type uuid. */
export const courseTotals = (courseId: Sql) => sql`(
    select count(*)::int as students, count(*) filter (where percent = 100)::int as completed,
      coalesce(round(avg(percent)), 0)::int as average_progress,
      coalesce(round(100.0 * count(*) filter (where percent = 100) / nullif(count(*), 0)), 0)::int as completion_rate
    from enrollments where course_id = ${courseId})`;

/** Expression: the number of students of a course. */
export const studentCount = (courseId: Sql) =>
  sql`(select count(*)::int from enrollments where course_id = ${courseId})`;

/**
 * Condition: the name of an account `a` is like all the patterns of `wordPatterns`, or with its address if the viewer may see it. The whole
 * search text, which has an index, narrows it down first; its first line is the name.
 * @param seesAddresses expression of type boolean
 */
export const matchesPerson = (
  patterns: readonly string[] | null,
  seesAddresses: Sql,
) => sql`(a.search_text like ${patterns?.[0] ?? null}
          and case when ${seesAddresses} then a.search_text else split_part(a.search_text, E'\\n', 1) end
            like all(${patterns}::text[]))`;

/** The rows a CTE `noticed` inserted, for NoticeService.announce; null if none. */
const notices = sql`(select json_agg(noticed) from noticed) as notices`;
const noticesShape = jsonOf<Notice[]>().nullable();

/** Whole percent of `done` of `total` lessons: never 100 unless all are done. */
const percentOf = (
  done: Sql,
  total: Sql,
) => sql`(case when ${total} = 0 then 0 when ${done} >= ${total} then 100
  else least(99, round(100.0 * ${done} / ${total})) end)::smallint`;

/**
 * Inserts enrollments that do not exist yet, as far as the course has places; the unique constraint prevents duplicates
 * by concurrent calls, and a trigger fails the statement if one of them took the last place meanwhile. Students who were
 * enrolled before keep the lessons that they completed then.
 * @param input rows with id, student_id and course_id
 * @param places course_places, or the rows of it that the same statement has locked
 */
export const newEnrollments = (input: Sql, now: Date, places = sql`course_places`) => sql`
  insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent, last_activity_at, last_seen_at,
    next_lesson_id)
  select w.id, w.student_id, w.course_id, ${now}::timestamptz, n.done, ${percentOf(sql`n.done`, sql`n.total`)}, n.completed_at,
    n.seen_at, n.next_lesson
  from (
    select w.*, row_number() over (partition by w.course_id order by w.id) as nth from ${input} w
    where not exists (select from enrollments e where e.student_id = w.student_id and e.course_id = w.course_id)
  ) w left join ${places} p on p.course_id = w.course_id
    cross join lateral progress_at_enrollment(w.student_id, w.course_id) n
  where p.course_id is null or w.nth <= p.capacity - p.taken
  on conflict (student_id, course_id) do nothing
  returning student_id, course_id`;

interface NewEnrollment {
  id: string;
  studentId: string;
  courseId: string;
  now: Date;
  /** Whether the student has a join link of the course. */
  hasLink?: boolean;
}

/**
 * One row if the course is visible to the student: what hinders them, and whether this statement enrolled them. Locks the
 * course and its places before the student, as holdPlaces does for bulk enrollments.
 */
export const enrollOnce = ({ id, studentId, courseId, now, hasLink = false }: NewEnrollment) =>
  statement('enrollments: enroll once', {
    isOwn: z.boolean(),
    wasEnrolled: z.boolean(),
    isNew: z.boolean(),
    mode: z.enum(EnrollmentMode),
    isClosed: z.boolean(),
    hasCapacity: z.boolean(),
    notices: noticesShape,
  })`
    with course as (
      select c.id, c.instructor_id, c.enrollment_mode, c.capacity,
        coalesce(c.enrollment_ends_at <= ${now}::timestamptz, false) as is_closed, ${isTeamOf(studentId)} as is_own,
        exists (select from enrollments e where e.student_id = ${studentId} and e.course_id = c.id) as was_enrolled
      from courses c where c.id = ${courseId} and ${isVisibleCourse(studentId)}
    ), open_course as materialized (
      select id from course
      where not is_own and not was_enrolled and not is_closed and (enrollment_mode = 'OPEN' or ${hasLink}::boolean)
        -- A free place is for the first one who waits.
        and (capacity is null or not exists (
          select from enrollment_requests r where r.course_id = course.id and r.state = 'WAITING'))
    ), held as materialized (
      select c.id from courses c join open_course o on o.id = c.id for share of c
    ), places as materialized (
      -- As the last one to lock them has left them, which may be later than what the statement sees elsewhere.
      select p.course_id, p.capacity, p.taken from held h join course_places p on p.course_id = h.id for update of p
    ), wanted as materialized (
      select ${id}::uuid as id, ${studentId}::uuid as student_id, h.id as course_id from held h
    ), inserted as (${newEnrollments(sql`wanted`, now, sql`places`)}
    ), noticed as (${enrollmentNotices(
      sql`(select c.instructor_id, c.id as course_id from course c, inserted)`,
      now,
    )}
    )
    select course.is_own as "isOwn", course.was_enrolled as "wasEnrolled", exists (select from inserted) as "isNew",
      course.enrollment_mode as mode, course.is_closed as "isClosed", course.capacity is not null as "hasCapacity",
      ${notices}
    from course`;

/** Condition: the student passed every active quiz of the course. */
const passedEveryQuiz = (studentId: Sql, courseId: Sql) => sql`not exists (select from quizzes q
  where q.course_id = ${courseId} and q.is_active and q.deleted_at is null and not exists (
    select from quiz_attempts t where t.quiz_id = q.id and t.student_id = ${studentId} and t.passed))`;

/**
 * Condition: a student who completed every lesson has earned the certificate.
 * @param course a course row or CTE with `id` or, in `courseId`, another column of its id, and certificate_rule
 */
const meetsCertificateRule = (studentId: Sql, course: Sql, courseId = sql`${course}.id`) =>
  sql`(${course}.certificate_rule = 'LESSONS' or ${passedEveryQuiz(studentId, courseId)})`;

/** What a certificate copies from its course, of a course row or CTE, and from the settings. */
const certifiedCourse = (course: Sql) =>
  sql`${course}.title, ${course}.certificate_rule, ${course}.skills, ${course}.duration_minutes,
    (select s.name from platform_settings s)`;

/** The columns of certificates, in the order id, number, student, course, certifiedCourse, names, time. */
const certificateColumns = sql`(id, number, student_id, course_id, course_title, rule, skills, duration_minutes,
  platform_name, student_name, instructor_name, issued_at)`;

/**
 * The lesson, with its course locked so that the number of lessons cannot change before the commit; a percent based on
 * an old number would stay wrong. The lesson is locked second, like in the author's changes: one that was deleted
 * while this waited for the course is not found. The enrollment is locked before its completions change: one that ended
 * while this waited is not found either.
 */
const target = (studentId: string, condition: Sql) => sql`target as (
    select l.id as lesson_id, c.id as course_id, c.lesson_count, c.title, c.instructor_id, c.is_published,
      c.certificate_rule, c.skills, c.duration_minutes
    from lessons l join courses c on c.id = l.course_id and c.deleted_at is null
    where ${condition} for share of c for key share of l
  ), enrolled as (
    select e.id from enrollments e join target t on e.student_id = ${studentId} and e.course_id = t.course_id
    for no key update of e
  )`;

const outcomeColumns = {
  courseId: z.string(),
  isEnrolled: z.boolean(),
  isVisible: z.boolean(),
  hasMoved: z.boolean(),
  lesson: jsonOf<Lesson>(),
  notices: noticesShape,
};

/** One row if there is such a lesson. */
const outcome = (
  studentId: string,
  hasCompleted: boolean,
  noticed: Sql,
) => sql`select t.course_id as "courseId", exists (select from enrolled) as "isEnrolled",
    t.is_published or ${mayInCourse(sql`t.course_id`, studentId, CoursePermission.SEE_COURSE)} as "isVisible", exists (select from moved) as "hasMoved",
    (select ${lessonJsonWith(sql`${hasCompleted}::boolean`)} from lessons l where l.id = t.lesson_id) as lesson, ${noticed}
  from target t`;

/** A subquery per row: with a join, PostgreSQL scans all accounts even if no certificate is issued. */
const nameOf = (account: Sql) => sql`(select a.name from accounts a where a.id = ${account})`;

/** A lesson completed by a student. */
interface Completion {
  studentId: string;
  lessonId: string;
  /** The lesson must belong to this course; null: any. */
  courseId: string | null;
  now: Date;
  /** Of the certificate, if it is issued. */
  certificateNumber: string;
}

/**
 * Counts a lesson once however often it is called, and updates the enrollment and issues the certificate in the same
 * statement.
 */
export const completeOnce = (completion: Completion) => {
  const { studentId, lessonId, courseId, now, certificateNumber } = completion;
  const condition = sql`l.id = ${lessonId} and (${courseId}::uuid is null or c.id = ${courseId})`;
  return statement('enrollments: complete once', outcomeColumns)`
    with ${target(studentId, condition)}, done as (
      insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
      select ${studentId}::uuid, t.lesson_id, t.course_id, ${now}::timestamptz from target t, enrolled
      on conflict (student_id, lesson_id) do nothing
      returning course_id
    ), moved as (
      update enrollments e set lessons_completed = e.lessons_completed + 1,
        percent = ${percentOf(sql`(e.lessons_completed + 1)`, sql`t.lesson_count`)}, last_activity_at = ${now},
        last_seen_at = greatest(e.last_seen_at, ${now}::timestamptz),
        next_lesson_id = case when e.next_lesson_id <> t.lesson_id then e.next_lesson_id
          else next_lesson_of(e.student_id, e.course_id) end
      from target t, done where e.student_id = ${studentId} and e.course_id = done.course_id
      returning e.percent
    ), issued as (
      insert into certificates ${certificateColumns}
      select gen_random_uuid(), ${certificateNumber}, ${studentId}::uuid, t.course_id, ${certifiedCourse(sql`t`)},
        ${nameOf(sql`${studentId}`)}, ${nameOf(sql`t.instructor_id`)}, ${now}::timestamptz
      from moved, target t where moved.percent = 100
        and ${meetsCertificateRule(sql`${studentId}::uuid`, sql`t`, sql`t.course_id`)}
      on conflict (student_id, course_id) do nothing
      returning student_id, course_id, course_title
    ), noticed as (${certificateNotices(sql`issued`, now)}
    )
    ${outcome(studentId, true, notices)}`;
};

/** Undoes a completion; an issued certificate is kept. */
export const undoOnce = (studentId: string, lessonId: string) =>
  statement('enrollments: undo once', outcomeColumns)`
    with ${target(studentId, sql`l.id = ${lessonId}`)}, undone as (
      delete from lesson_completions d using target t, enrolled
      where d.student_id = ${studentId} and d.lesson_id = t.lesson_id
      returning d.course_id
    ), moved as (
      update enrollments e set lessons_completed = e.lessons_completed - 1,
        percent = ${percentOf(sql`(e.lessons_completed - 1)`, sql`t.lesson_count`)},
        next_lesson_id = next_lesson_of(e.student_id, e.course_id)
      from target t, undone where e.student_id = ${studentId} and e.course_id = undone.course_id
      returning e.percent
    )
    ${outcome(studentId, false, sql`null as notices`)}`;

/**
 * Students who earned the course's certificate and have none.
 * @param studentIds only these; null: all of the course
 */
export const uncertified = (courseId: string, studentIds: readonly string[] | null) =>
  statement('certificates: uncertified', { studentId: z.string() })`
    select e.student_id as "studentId" from enrollments e join courses c on c.id = e.course_id
    where e.course_id = ${courseId} and (${studentIds}::uuid[] is null or e.student_id = any(${studentIds}::uuid[]))
      and e.percent = 100 and c.deleted_at is null and ${meetsCertificateRule(sql`e.student_id`, sql`c`)}
      and not exists (select from certificates k where k.student_id = e.student_id and k.course_id = e.course_id)`;

/** One row: the notifications it inserted; null if none. */
export const certifyAll = (
  courseId: string,
  certificates: readonly { studentId: string; number: string }[],
  now: Date,
) =>
  statement('certificates: certify', { notices: noticesShape })`
    with issued as (
      insert into certificates ${certificateColumns}
      select gen_random_uuid(), n.number, s.id, c.id, ${certifiedCourse(sql`c`)}, s.name, i.name, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as n (number text, "studentId" uuid)
        join accounts s on s.id = n."studentId" join courses c on c.id = ${courseId} join accounts i on i.id = c.instructor_id
      on conflict (student_id, course_id) do nothing
      returning student_id, course_id, course_title
    ), noticed as (${certificateNotices(sql`issued`, now)}
    )
    select ${notices}`;

/**
 * One row: a student's learning, with their enrollments, most recently used first, their activity and their certificates.
 * Enrollments in deleted courses, and activity in those that the student cannot see any more, are left out. Each course is
 * selected once, since much of the time is that of its JSON.
 */
export const learningOf = (studentId: string) =>
  statement('enrollments: learning', {
    recentActivity: jsonOf<(Omit<LessonCompletion, 'course'> & { courseId: string })[]>(),
    /** Their courses are in `courses`, their certificates in `certificates`. */
    enrollments: jsonOf<Enrollment[]>(),
    courses: jsonOf<Course[]>(),
    certificates: jsonOf<Certificate[]>(),
    stats: jsonOf<LearningStats>(),
  })`
    with recent as materialized (
      select d.* from lesson_completions d join courses c on c.id = d.course_id
      where d.student_id = ${studentId} and ${isVisibleCourse(studentId)}
      order by d.completed_at desc, d.lesson_id desc limit 5
    ), enrolled as materialized (
      select e.* from enrollments e join courses c on c.id = e.course_id and c.deleted_at is null
      where e.student_id = ${studentId}
    )
    select coalesce((select json_agg(json_build_object('lessonId', r.lesson_id, 'courseId', r.course_id, 'completedAt', r.completed_at,
          'lesson', case when l.id is not null then ${lessonJsonWith(sql`true`)} end) order by r.completed_at desc, r.lesson_id desc)
        from recent r left join lessons l on l.id = r.lesson_id), '[]') as "recentActivity",
      coalesce((select json_agg(${enrollmentJsonWith(sql`case when l.id is not null then ${lessonJsonWith(sql`false`)} end`, sql`null`)}
          order by coalesce(e.last_activity_at, e.enrolled_at) desc, e.id desc)
        from enrolled e left join lessons l on l.id = e.next_lesson_id), '[]') as enrollments,
      coalesce((select json_agg(${courseCardJson(studentId)}) from courses c join accounts a on a.id = c.instructor_id
        where c.id in (select course_id from recent union select course_id from enrolled)), '[]') as courses,
      coalesce((select json_agg(${certificateJson} order by k.issued_at desc, k.id desc)
        from certificates k where k.student_id = ${studentId}), '[]') as certificates,
      (select json_build_object('totalCourses', count(*), 'completedCourses', count(*) filter (where e.percent = 100),
          'totalLessonsCompleted', coalesce(sum(e.lessons_completed), 0),
          'averageProgress', coalesce(round(avg(e.percent)), 0))
        from enrollments e join courses c on c.id = e.course_id and c.deleted_at is null
        where e.student_id = ${studentId}) as stats`;
