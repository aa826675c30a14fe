import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../platform/database/statement';

const recordedShape = {
  isVisible: z.boolean(),
  isEnrolled: z.boolean(),
  /** Seconds counted; null unless the student is enrolled. */
  seconds: z.int().nullable(),
};

/**
 * One row if the lesson exists: whether it is visible to the student, whether they are enrolled, and the seconds
 * counted: at most 60, and at most the time since the student's last heartbeat on any lesson. Locking the heartbeat's
 * row enforces this for concurrent tabs.
 */
export const recordPresence = ({
  studentId,
  lessonId,
  seconds,
  now,
}: {
  studentId: string;
  lessonId: string;
  seconds: number;
  now: Date;
}) =>
  statement(
    'analytics: record presence',
    recordedShape,
    sql`
      with target as (
        select l.id as lesson_id, c.id as course_id, c.is_published or c.instructor_id = ${studentId} as is_visible,
          e.id is not null as is_enrolled
        from lessons l join courses c on c.id = l.course_id and c.deleted_at is null
          left join enrollments e on e.student_id = ${studentId} and e.course_id = c.id
        where l.id = ${lessonId}
      ), beat as (
        insert into presence_beats as b (student_id, last_at, counted_seconds)
        select ${studentId}::uuid, ${now}::timestamptz, least(${seconds}::int, 60) from target where is_enrolled
        on conflict (student_id) do update set last_at = greatest(b.last_at, excluded.last_at),
          counted_seconds = greatest(0,
            least(excluded.counted_seconds, floor(extract(epoch from excluded.last_at - b.last_at))::int))
        returning counted_seconds
      ), counted as (
        insert into lesson_presences as p (student_id, lesson_id, course_id, day, seconds, last_at)
        select ${studentId}::uuid, t.lesson_id, t.course_id, (${now}::timestamptz at time zone 'UTC')::date,
          b.counted_seconds, ${now}::timestamptz
        from target t, beat b
        on conflict (student_id, lesson_id, day) do update set seconds = p.seconds + excluded.seconds,
          last_at = greatest(p.last_at, excluded.last_at)
      )
      select t.is_visible as "isVisible", t.is_enrolled as "isEnrolled",
        (select counted_seconds from beat) as seconds
      from target t`,
  );
