import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { courseTotals } from '../../enrollments/enrollment.queries';
import type {
  InstructorActivityDay,
  InstructorEngagement,
  InstructorLessonProgress,
} from './course-analytics.types';

const analyticsShape = {
  totalStudents: z.int(),
  activeStudents: z.int(),
  averageProgress: z.int(),
  completionRate: z.int(),
  totalLessons: z.int(),
  engagement: jsonOf<InstructorEngagement>(),
  activity: jsonOf<InstructorActivityDay[]>(),
  lessonProgress: jsonOf<InstructorLessonProgress[]>(),
};

const utcDay = (time: Sql) => sql`(${time} at time zone 'UTC')::date`;

/**
 * One row: all figures of a course, with activity of the last `days` days; definitions are in docs/glossary.md. What
 * students did counts while they are enrolled.
 */
export const courseAnalytics = ({ courseId, now, days }: { courseId: string; now: Date; days: number }) => {
  const time = sql`${now}::timestamptz`;
  const firstDay = sql`(${utcDay(time)} - ${days}::int + 1)`;
  // A subquery runs once; the expression would be computed for each row, and time zones are slow.
  const firstMoment = sql`(select ${firstDay}::timestamp at time zone 'UTC')`;
  const activeWithin = (interval: Sql) =>
    sql`(select count(*)::int from enrolled where last_seen_at > ${time} - ${interval})`;
  return statement('analytics: course', analyticsShape)`
    with enrolled as materialized (
      select student_id, enrolled_at, last_seen_at, next_lesson_id from enrollments where course_id = ${courseId}
    ), completed as materialized (
      select d.lesson_id, case when d.completed_at >= ${firstMoment} then ${utcDay(sql`d.completed_at`)} end as day,
        count(*) as completions
      from lesson_completions d join enrolled using (student_id) where d.course_id = ${courseId} group by 1, 2
    ), present as materialized (
      select p.lesson_id, p.day, sum(p.seconds) as seconds
      from lesson_presences p join enrolled using (student_id) where p.course_id = ${courseId} group by 1, 2
    ), active as materialized (
      select acts.day, count(*) as students from (
        select d.student_id, ${utcDay(sql`d.completed_at`)} as day from lesson_completions d
          where d.course_id = ${courseId} and d.completed_at >= ${firstMoment}
        union select student_id, day from lesson_presences where course_id = ${courseId} and day >= ${firstDay}
        union select t.student_id, ${utcDay(sql`act.at`)} from quizzes q join quiz_attempts t on t.quiz_id = q.id
          cross join lateral (values (t.started_at), (t.answers_saved_at),
            (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
          where q.course_id = ${courseId} and act.at >= ${firstMoment}
            and greatest(t.started_at, t.answers_saved_at, t.finished_at) >= ${firstMoment}
      ) acts join enrolled using (student_id) group by 1
    )
    select n.students as "totalStudents", ${activeWithin(sql`interval '30 days'`)} as "activeStudents",
      n.average_progress as "averageProgress", n.completion_rate as "completionRate", c.lesson_count as "totalLessons",
      json_build_object('dailyActiveUsers', ${activeWithin(sql`interval '24 hours'`)},
        'weeklyActiveUsers', ${activeWithin(sql`interval '7 days'`)},
        'averageMinutesSpent', coalesce(round((select sum(seconds) from present) / 60.0 / nullif(n.students, 0)), 0))
        as engagement,
      (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'),
          'activeStudents', coalesce(a.students, 0), 'lessonsCompleted', coalesce(d.completions, 0),
          'newEnrollments', coalesce(e.students, 0), 'minutesSpent', coalesce(round(p.seconds / 60.0), 0)) order by day)
        from (select ${firstDay} + back as day from generate_series(0, ${days}::int - 1) as back) asked
          left join active a using (day)
          left join (select day, sum(completions) as completions from completed group by 1) d using (day)
          left join (select day, sum(seconds) as seconds from present group by 1) p using (day)
          left join (select ${utcDay(sql`s.enrolled_at`)} as day, count(*) as students from enrolled s group by 1) e using (day))
        as activity,
      coalesce((select json_agg(json_build_object('lessonId', l.id, 'position', l.position, 'title', l.title,
          'completionCount', coalesce(d.completions, 0),
          'completionPercent', coalesce(round(100.0 * coalesce(d.completions, 0) / nullif(n.students, 0)), 0),
          'nextLessonCount', coalesce(w.students, 0),
          'minutesSpent', coalesce(round(p.seconds / 60.0), 0)) order by l.position)
        from lessons l
          left join (select lesson_id, sum(completions) as completions from completed group by 1) d on d.lesson_id = l.id
          left join (select lesson_id, sum(seconds) as seconds from present group by 1) p on p.lesson_id = l.id
          left join (select next_lesson_id, count(*) as students from enrolled group by 1) w on w.next_lesson_id = l.id
        where l.course_id = c.id), '[]') as "lessonProgress"
    from courses c cross join lateral ${courseTotals(sql`c.id`)} n where c.id = ${courseId}`;
};
