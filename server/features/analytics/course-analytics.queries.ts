import { enrolledStudents } from './student.queries';

const today = `($3::timestamptz at time zone 'UTC')::date`;
const dayOf = (time: string) => `(${time} at time zone 'UTC')::date`;
/** Midnight (UTC) before which nothing is asked for, as a time. */
const since = `((${today} - $4::int + 1)::timestamp at time zone 'UTC')`;

/**
 * $1 instructor, $2 course, $3 now, $4 days. One row, or none when it is not theirs: everything that is a number. docs/decisions
 * has the definitions.
 */
export const courseAnalytics = `/* analytics: course */
  with ${enrolledStudents}, acts as (
    select d.student_id, ${dayOf('d.completed_at')} as day from lesson_completions d join enrolled e using (student_id)
      where d.course_id = $2 and d.completed_at >= ${since}
    union select p.student_id, p.day from lesson_presences p join enrolled e using (student_id)
      where p.course_id = $2 and p.day >= ${today} - $4::int + 1
    union select t.student_id, ${dayOf('act.at')} from quizzes q join quiz_attempts t on t.quiz_id = q.id join enrolled e using (student_id)
      cross join lateral (values (t.started_at), (t.answers_saved_at), (case when t.state = 'SUBMITTED' then t.finished_at end)) as act (at)
      where q.course_id = $2 and act.at >= ${since}
  ), next as (
    select e.student_id, min(l.position) as position from enrolled e join lessons l on l.course_id = $2
    where e.percent < 100 and not exists (
      select from lesson_completions d where d.student_id = e.student_id and d.lesson_id = l.id)
    group by 1
  ), spent as (
    select p.lesson_id, p.day, p.seconds from lesson_presences p join enrolled e using (student_id) where p.course_id = $2
  )
  select own.id as "courseId", n.students as "totalStudents", n.active as "activeStudents", n.progress as "averageProgress",
    n.rate as "completionRate", own.lesson_count as "totalLessons",
    json_build_object('dailyActiveUsers', n.daily, 'weeklyActiveUsers', n.weekly, 'averageMinutesSpent',
      coalesce(round((select sum(seconds) from spent) / 60.0 / nullif(n.students, 0)), 0)) as engagement,
    (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'),
        'activeStudents', coalesce(active.count, 0), 'lessonsCompleted', coalesce(done.count, 0),
        'newEnrollments', coalesce(joined.count, 0), 'minutesSpent', coalesce(round(open.seconds / 60.0), 0)) order by day)
      from (select ${today} - back as day from generate_series(0, $4::int - 1) as back) days
      left join (select day, count(*) from acts group by 1) active using (day)
      left join (select ${dayOf('d.completed_at')} as day, count(*) from lesson_completions d join enrolled e using (student_id)
        where d.course_id = $2 and d.completed_at >= ${since} group by 1) done using (day)
      left join (select ${dayOf('enrolled_at')} as day, count(*) from enrolled group by 1) joined using (day)
      left join (select day, sum(seconds) as seconds from spent group by 1) open using (day)) as activity,
    coalesce((select json_agg(json_build_object('lessonId', l.id, 'position', l.position, 'title', l.title,
        'completionCount', coalesce(done.count, 0),
        'completionPercent', coalesce(round(100.0 * coalesce(done.count, 0) / nullif(n.students, 0)), 0),
        'waitingCount', (select count(*) from next where next.position = l.position),
        'minutesSpent', coalesce(round((select sum(seconds) from spent where spent.lesson_id = l.id) / 60.0), 0)) order by l.position)
      from lessons l left join (select d.lesson_id, count(*) from lesson_completions d join enrolled e using (student_id)
        where d.course_id = $2 group by 1) done on done.lesson_id = l.id
      where l.course_id = $2), '[]') as "lessonProgress"
  from own cross join (
    select count(*)::int as students, count(*) filter (where last_at > $3::timestamptz - interval '30 days')::int as active,
      count(*) filter (where last_at > $3::timestamptz - interval '24 hours')::int as daily,
      count(*) filter (where last_at > $3::timestamptz - interval '7 days')::int as weekly,
      coalesce(round(avg(percent)), 0)::int as progress,
      coalesce(round(100.0 * count(*) filter (where percent = 100) / nullif(count(*), 0)), 0)::int as rate
    from enrolled) n`;
