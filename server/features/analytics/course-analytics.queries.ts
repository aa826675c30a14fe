import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../platform/database/statement';
import { mayInTeam } from '../courses/authoring/teaching.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import {
  averageProgress,
  completionRate,
  courseTotals,
  dayTotals,
  lessonTotals,
} from '../enrollments/course-figures.queries';
import type {
  InstructorActivityDay,
  InstructorEngagement,
  InstructorLessonProgress,
} from './course-analytics.types';

/** Number of students active since `time`: last seen on a later day, or later on the same day. */
const activeSince = (time: Sql) => sql`(
    (select coalesce(sum(d.last_active), 0) from days d where d.day > utc_day(${time}))
    + (select count(*) from course_students s where s.course_id = own.id and s.seen_day = utc_day(${time})
      and s.last_act_at > ${time}))::int`;

const analyticsShape = {
  courseId: z.string(),
  totalStudents: z.int(),
  activeStudents: z.int(),
  averageProgress: z.int(),
  completionRate: z.int(),
  totalLessons: z.int(),
  engagement: jsonOf<InstructorEngagement>(),
  activity: jsonOf<InstructorActivityDay[]>(),
  lessonProgress: jsonOf<InstructorLessonProgress[]>(),
};

/**
 * One row, or none if the member may not see the course's figures: all figures, with activity of the last `days` days.
 * Definitions are in docs/decisions.
 */
export const courseAnalytics = ({
  memberId,
  courseId,
  now,
  days,
}: {
  memberId: string;
  courseId: string;
  now: Date;
  days: number;
}) => {
  const time = sql`${now}::timestamptz`;
  const today = sql`utc_day(${time})`;
  const dayAgo = sql`(${time} - interval '24 hours')`;
  const weekAgo = sql`(${time} - interval '7 days')`;
  const monthAgo = sql`(${time} - interval '30 days')`;
  const firstDay = sql`least(${today} - ${days}::int + 1, utc_day(${monthAgo}))`;
  return statement(
    'analytics: course',
    analyticsShape,
    sql`
      with own as materialized (
        select c.id, c.lesson_count from courses c
        where c.id = ${courseId} and ${mayInTeam(memberId, CoursePermission.SEE_FIGURES)}
      ), days as materialized (
        select d.* from own cross join lateral ${dayTotals(sql`own.id`, firstDay)} d
      ), reached as materialized (
        select l.* from own cross join lateral ${lessonTotals(sql`own.id`)} l
      )
      select own.id as "courseId", n.students as "totalStudents", ${activeSince(monthAgo)} as "activeStudents",
        ${averageProgress} as "averageProgress", ${completionRate} as "completionRate",
        own.lesson_count as "totalLessons",
        json_build_object('dailyActiveUsers', ${activeSince(dayAgo)}, 'weeklyActiveUsers', ${activeSince(weekAgo)},
          'averageMinutesSpent',
          coalesce(round((select sum(seconds) from reached) / 60.0 / nullif(n.students, 0)), 0)) as engagement,
        (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'),
            'activeStudents', coalesce(d.active, 0), 'lessonsCompleted', coalesce(d.completions, 0),
            'newEnrollments', coalesce(d.enrolled, 0), 'minutesSpent', coalesce(round(d.seconds / 60.0), 0))
            order by day)
          from (select ${today} - back as day from generate_series(0, ${days}::int - 1) as back) asked
            left join days d using (day)) as activity,
        coalesce((select json_agg(json_build_object('lessonId', l.id, 'position', l.position, 'title', l.title,
            'completionCount', coalesce(r.completions, 0),
            'completionPercent', coalesce(round(100.0 * coalesce(r.completions, 0) / nullif(n.students, 0)), 0),
            'nextLessonCount', coalesce(r.waiting, 0),
            'minutesSpent', coalesce(round(r.seconds / 60.0), 0)) order by l.position)
          from lessons l left join reached r on r.lesson_id = l.id where l.course_id = ${courseId}), '[]')
          as "lessonProgress"
      from own cross join lateral ${courseTotals(sql`own.id`)} n`,
  );
};
