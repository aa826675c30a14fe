import {
  averageProgress,
  completionRate,
  courseTotals,
  dayTotals,
  lessonTotals,
} from '../enrollments/course-figures.queries';

const today = 'utc_day($3::timestamptz)';

/** Students with a learning act since then: whoever acted last on a later day, and on the very day those after the time. */
const activeFor = (time: string) => `(
    (select coalesce(sum(d.last_active), 0) from days d where d.day > utc_day($3::timestamptz - interval '${time}'))
    + (select count(*) from course_students s where s.course_id = own.id and s.seen_day = utc_day($3::timestamptz - interval '${time}')
      and s.last_act_at > $3::timestamptz - interval '${time}'))::int`;

/**
 * $1 instructor, $2 course, $3 now, $4 days. One row, or none when it is not theirs: everything that is a number. docs/decisions
 * has the definitions.
 */
export const courseAnalytics = `/* analytics: course */
  with own as materialized (
    select id, lesson_count from courses where id = $2 and instructor_id = $1 and deleted_at is null
  ), days as materialized (
    select d.* from own cross join lateral ${dayTotals('own.id', `least(${today} - $4::int + 1, utc_day($3::timestamptz - interval '30 days'))`)} d
  ), reached as materialized (
    select l.* from own cross join lateral ${lessonTotals('own.id')} l
  )
  select own.id as "courseId", n.students as "totalStudents", ${activeFor('30 days')} as "activeStudents",
    ${averageProgress} as "averageProgress", ${completionRate} as "completionRate", own.lesson_count as "totalLessons",
    json_build_object('dailyActiveUsers', ${activeFor('24 hours')}, 'weeklyActiveUsers', ${activeFor('7 days')}, 'averageMinutesSpent',
      coalesce(round((select sum(seconds) from reached) / 60.0 / nullif(n.students, 0)), 0)) as engagement,
    (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'),
        'activeStudents', coalesce(d.active, 0), 'lessonsCompleted', coalesce(d.completions, 0),
        'newEnrollments', coalesce(d.enrolled, 0), 'minutesSpent', coalesce(round(d.seconds / 60.0), 0)) order by day)
      from (select ${today} - back as day from generate_series(0, $4::int - 1) as back) asked left join days d using (day)) as activity,
    coalesce((select json_agg(json_build_object('lessonId', l.id, 'position', l.position, 'title', l.title,
        'completionCount', coalesce(r.completions, 0),
        'completionPercent', coalesce(round(100.0 * coalesce(r.completions, 0) / nullif(n.students, 0)), 0),
        'waitingCount', coalesce(r.waiting, 0),
        'minutesSpent', coalesce(round(r.seconds / 60.0), 0)) order by l.position)
      from lessons l left join reached r on r.lesson_id = l.id where l.course_id = $2), '[]') as "lessonProgress"
  from own cross join lateral ${courseTotals('own.id')} n`;
