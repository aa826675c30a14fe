import { certificateJson, enrollmentJson, isVisibleCourse, lessonJson } from '../catalogue/catalogue.queries';
import { certificateNotices, enrollmentNotices } from '../notifications/notice.queries';

/** What a CTE `noticed` wrote, for NoticeService.announce; null when it wrote nothing. */
const notices = `(select json_agg(noticed) from noticed) as notices`;

/**
 * $1 student, $2 course, $3 new id, $4 now. One row when the viewer may know of the course: whether it is their own,
 * and whether this statement enrolled them. The unique constraint, not a check before, keeps twelve at once to one row.
 */
export const enrollOnce = `/* enrollments: enroll once */
  with course as (
    select c.id, c.instructor_id from courses c
    where c.id = $2 and ${isVisibleCourse}
  ), inserted as (
    insert into enrollments (id, student_id, course_id, enrolled_at)
    select $3, $1, id, $4 from course where instructor_id <> $1
    on conflict (student_id, course_id) do nothing
    returning id
  ), noticed as (${enrollmentNotices('(select instructor_id from course, inserted)', '$4')}
  )
  select course.instructor_id = $1::uuid as "isOwn", exists (select from inserted) as "isNew", ${notices} from course`;

/** Whole percent of \`done\` of \`total\` lessons: never 100 unless all are done (docs/decisions). */
export const percentOf = (done: string, total: string) =>
  `(case when ${total} = 0 then 0 when ${done} >= ${total} then 100 else least(99, round(100.0 * ${done} / ${total})) end)::smallint`;

/**
 * The lesson, and its course locked against a change of its number of lessons until this transaction is over: a
 * percent counted from an older number would stay wrong. The lesson's own lock comes second, as its author's does: a
 * lesson that was deleted while this waited for the course is not found.
 */
const target = (condition: string) => `target as (
    select l.id as lesson_id, c.id as course_id, c.lesson_count, c.title, c.instructor_id, c.is_published
    from lessons l join courses c on c.id = l.course_id and c.deleted_at is null
    where ${condition} for share of c for key share of l
  ), enrolled as (
    select e.id from enrollments e join target t on e.student_id = $1 and e.course_id = t.course_id
  )`;

/** The lesson's viewerHasCompleted is of before: a statement does not see what it writes. */
const outcome = (
  notices: string,
) => `select t.course_id as "courseId", exists (select from enrolled) as "isEnrolled",
    t.is_published or t.instructor_id = $1::uuid as "isVisible", exists (select from moved) as "hasMoved",
    (select ${lessonJson} from lessons l where l.id = t.lesson_id) as lesson, ${notices} from target t`;

/**
 * $1 student, $2 lesson, $3 its course (null: whichever), $4 now, $5 id and $6 number for a certificate. Counts a lesson once however often it is
 * called, moves the enrollment and issues the certificate in the same statement.
 */
export const completeOnce = `/* enrollments: complete once */
  with ${target('l.id = $2 and ($3::uuid is null or c.id = $3)')}, done as (
    insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
    select $1, t.lesson_id, t.course_id, $4 from target t, enrolled
    on conflict (student_id, lesson_id) do nothing
    returning course_id
  ), moved as (
    update enrollments e set lessons_completed = e.lessons_completed + 1,
      percent = ${percentOf('(e.lessons_completed + 1)', 't.lesson_count')}, last_activity_at = $4,
      -- As the trigger of completions does, which then has nothing to update.
      next_lesson_id = case when e.next_lesson_id <> t.lesson_id then e.next_lesson_id else (
        select n.id from lessons n where n.course_id = t.course_id and n.id <> t.lesson_id
          and not exists (select from lesson_completions d where d.student_id = $1 and d.lesson_id = n.id)
        order by n.position limit 1) end
    from target t, done where e.student_id = $1 and e.course_id = done.course_id
    returning e.percent
  ), issued as (
    insert into certificates (id, number, student_id, course_id, student_name, course_title, instructor_name, issued_at)
    select $5, $6, $1, t.course_id, s.name, t.title, i.name, $4
    from moved, target t, accounts s, accounts i
    where moved.percent = 100 and s.id = $1 and i.id = t.instructor_id
    on conflict (student_id, course_id) do nothing
    returning student_id, course_id, course_title
  ), noticed as (${certificateNotices('issued', '$4')}
  )
  ${outcome(notices)}`;

/** $1 student, $2 lesson. Takes a completion back; a certificate that was issued stays. */
export const undoOnce = `/* enrollments: undo once */
  with ${target('l.id = $2')}, undone as (
    delete from lesson_completions d using target t where d.student_id = $1 and d.lesson_id = t.lesson_id
    returning d.course_id
  ), moved as (
    update enrollments e set lessons_completed = e.lessons_completed - 1,
      percent = ${percentOf('(e.lessons_completed - 1)', 't.lesson_count')}
    from target t, undone where e.student_id = $1 and e.course_id = undone.course_id
    returning e.percent
  )
  ${outcome('null as notices')}`;

/**
 * $1 viewer. One row: what the student dashboard shows of the viewer; courses are named by their ids. Enrollments in deleted
 * courses are gone with them.
 */
export const learningOf = `/* enrollments: learning */
  select coalesce((select json_agg(${enrollmentJson} order by coalesce(e.last_activity_at, e.enrolled_at) desc, e.id desc)
      from enrollments e join courses c on c.id = e.course_id and c.deleted_at is null where e.student_id = $1), '[]') as enrollments,
    coalesce((select json_agg(json_build_object('lessonId', r.lesson_id, 'courseId', r.course_id, 'completedAt', r.completed_at,
        'lesson', case when l.id is not null then ${lessonJson} end) order by r.completed_at desc, r.lesson_id desc)
      from (select d.* from lesson_completions d join courses c on c.id = d.course_id and c.deleted_at is null
        where d.student_id = $1 order by d.completed_at desc, d.lesson_id desc limit 5) r
      left join lessons l on l.id = r.lesson_id), '[]') as "recentActivity",
    coalesce((select json_agg(${certificateJson} order by k.issued_at desc, k.id desc)
      from certificates k where k.student_id = $1), '[]') as certificates`;
