/**
 * $1 instructor, $2 now. One row: the whole dashboard. Every enrollment is read once and everything else counted from
 * that; docs/decisions has the definitions.
 */
export const instructorDashboard = `/* analytics: instructor dashboard */
  with own as materialized (
    select id, title, is_published, created_at from courses where instructor_id = $1 and deleted_at is null
  ), enrolled as materialized (
    select e.id, e.student_id, e.course_id, e.enrolled_at, e.percent, e.last_activity_at
    from own join enrollments e on e.course_id = own.id
  ), counted as (
    select course_id, count(*)::int as enrollments, count(*) filter (where percent = 100)::int as completions,
      round(avg(percent))::int as progress
    from enrolled group by course_id
  ), standing as materialized (
    select own.created_at, own.id, own.title, coalesce(n.enrollments, 0) as enrollments, coalesce(n.completions, 0) as completions,
      coalesce(round(100.0 * n.completions / n.enrollments), 0)::int as rate,
      json_build_object('courseId', own.id, 'title', own.title, 'isPublished', own.is_published, 'metrics', json_build_object(
        'enrollmentCount', coalesce(n.enrollments, 0), 'completionCount', coalesce(n.completions, 0),
        'completionRate', coalesce(round(100.0 * n.completions / n.enrollments), 0),
        'averageProgress', coalesce(n.progress, 0))) as row
    from own left join counted n on n.course_id = own.id
  )
  select (select json_build_object('totalCourses', count(*), 'totalStudents', (select count(distinct student_id) from enrolled),
      'completedCourses', coalesce(sum(completions), 0),
      'averageCompletionRate', coalesce(round(100.0 * sum(completions) / nullif(sum(enrollments), 0)), 0),
      'recentEnrollments', (select count(*) from enrolled where enrolled_at > $2::timestamptz - interval '30 days')) from standing) as overview,
    coalesce((select json_agg(row order by enrollments desc, rate desc, title, id)
      from (select * from standing order by enrollments desc, rate desc, title, id limit 5) best), '[]') as "topCourses",
    coalesce((select json_agg(json_build_object('enrollmentId', r.id, 'studentName', a.name, 'courseId', own.id, 'courseTitle', own.title,
        'lastActivityAt', r.last_activity_at, 'percent', r.percent) order by r.last_activity_at desc, r.id desc)
      from (select * from enrolled where last_activity_at is not null order by last_activity_at desc, id desc limit 10) r
      join own on own.id = r.course_id join accounts a on a.id = r.student_id), '[]') as "recentActivity",
    coalesce((select json_agg(row order by created_at desc, id desc) from standing), '[]') as "courseMetrics"`;
