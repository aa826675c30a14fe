import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { isTeamOf, positionJson } from '../courses/course-json.queries';
import type { LessonPosition, WatchedRange } from './enrollment.types';

/** Nobody watches a video in more pieces; they would only take space. */
const WATCHED_RANGES_MAX = 500;

/** What a page says of a lesson that is open. */
export interface Presence {
  /** For which it was open; 0 reports no presence. */
  seconds: number;
  /** Playback position in seconds; null: none. */
  position: number | null;
  /** Seconds since the playback was there. */
  positionAge: number;
  /** What was played of the video, with a position: ranges of whole seconds, each until before its end. */
  watched: readonly WatchedRange[];
}

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
 *
 * With a `position`, also keeps it as the student's place in the lesson's video, unless a newer one is known: it was
 * reached `positionAge` seconds before `now`, so that the clocks of devices do not matter. `watched` is added to the
 * seconds the student has played, as long as these stay within `WATCHED_RANGES_MAX` pieces.
 */
export const recordPresence = (
  studentId: string,
  lessonId: string,
  { seconds, position, positionAge, watched }: Presence,
  now: Date,
) =>
  statement('enrollments: record presence', recordedShape)`
    with target as (
      select l.id as lesson_id, c.id as course_id, c.is_published or ${isTeamOf(studentId)} as is_visible,
        e.id as enrollment_id, e.id is not null as is_enrolled
      from lessons l join courses c on c.id = l.course_id and c.deleted_at is null
        left join enrollments e on e.student_id = ${studentId} and e.course_id = c.id
      where l.id = ${lessonId}
    ), beat as (
      insert into presence_beats as b (student_id, last_at, counted_seconds)
      select ${studentId}::uuid, ${now}::timestamptz, least(${seconds}::int, 60) from target where is_enrolled and ${seconds}::int > 0
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
    ), seen as (
      update enrollments e set last_seen_at = greatest(e.last_seen_at, ${now}::timestamptz)
      from target t, beat where e.id = t.enrollment_id
    ), placed as (
      insert into lesson_positions as p (student_id, lesson_id, seconds, played_at, watched)
      select ${studentId}::uuid, lesson_id, ${position}::real,
        ${now}::timestamptz - make_interval(secs => ${positionAge}::float8), ${multirange(watched)}::int4multirange
      from target where is_enrolled and ${position}::real is not null
      on conflict (student_id, lesson_id) do update set
        seconds = case when p.played_at <= excluded.played_at then excluded.seconds else p.seconds end,
        played_at = greatest(p.played_at, excluded.played_at),
        watched = case when (select count(*) from unnest(p.watched + excluded.watched)) <= ${WATCHED_RANGES_MAX}::int
          then p.watched + excluded.watched else p.watched end
    )
    select t.is_visible as "isVisible", t.is_enrolled as "isEnrolled",
      case when t.is_enrolled then coalesce((select counted_seconds from beat), 0) end as seconds
    from target t`;

/** The student's places in the videos of these lessons, unordered; none where they have not started. */
export const positionsInLessons = (studentId: string, lessonIds: readonly string[]) =>
  statement('enrollments: positions in lessons', { id: z.string(), position: jsonOf<LessonPosition>() })`
    select p.lesson_id as id, ${positionJson} as position from lesson_positions p
    where p.student_id = ${studentId} and p.lesson_id = any(${lessonIds}::uuid[])`;

const multirange = (ranges: readonly WatchedRange[]) =>
  `{${ranges.map(({ start, end }) => `[${start},${end})`).join()}}`;
