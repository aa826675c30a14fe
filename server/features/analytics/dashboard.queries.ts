import sql from 'sql-template-tag';
import { jsonOf, statement } from '../../platform/database/statement';
import { courseTeam, isAllowedTo } from '../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../courses/permissions/course-permissions.rules';
import {
  averageProgress,
  completionRate,
  courseTotals,
  dayTotals,
  studentsOfInstructor,
} from '../enrollments/course-figures.queries';
import type { InstructorActivity, InstructorCourseStanding, InstructorOverview } from './dashboard.types';

const dashboardShape = {
  overview: jsonOf<InstructorOverview>(),
  topCourses: jsonOf<InstructorCourseStanding[]>(),
  recentActivity: jsonOf<InstructorActivity[]>(),
  courseMetrics: jsonOf<InstructorCourseStanding[]>(),
};

/**
 * One row: the whole dashboard, with totals of the instructor's own courses and lists of shared ones too; definitions
 * are in docs/decisions.
 */
export const instructorDashboard = ({ instructorId, now }: { instructorId: string; now: Date }) => {
  const monthAgo = sql`(${now}::timestamptz - interval '30 days')`;
  const firstFullDay = sql`utc_day(${monthAgo}) + 1`;
  return statement(
    'analytics: instructor dashboard',
    dashboardShape,
    sql`
      with own as materialized (
        select c.id, c.title, c.is_published, c.created_at, t.role, t.sees_addresses
        from ${courseTeam} t join courses c on c.id = t.course_id and c.deleted_at is null
        where t.account_id = ${instructorId}::uuid and ${isAllowedTo(sql`t`, CoursePermission.SEE_FIGURES)}
      ), standing as materialized (
        select own.created_at, own.id, own.title, own.role, n.students, n.completed, ${completionRate} as rate,
          (select coalesce(sum(d.enrolled), 0) from ${dayTotals(sql`own.id`, firstFullDay)} d)
            + (select count(*) from enrollments e where e.course_id = own.id and e.enrolled_at > ${monthAgo}
              and e.enrolled_at < ((${firstFullDay})::timestamp at time zone 'UTC')) as recent,
          json_build_object('courseId', own.id, 'title', own.title, 'isPublished', own.is_published,
            'viewerRole', own.role,
            'metrics', json_build_object('enrollmentCount', n.students, 'completionCount', n.completed,
              'completionRate', ${completionRate}, 'averageProgress', ${averageProgress})) as row
        from own cross join lateral ${courseTotals(sql`own.id`)} n
      )
      select (select json_build_object('totalCourses', count(*),
          'totalStudents', ${studentsOfInstructor(sql`${instructorId}`)},
          'completedCourses', coalesce(sum(completed), 0),
          'averageCompletionRate', coalesce(round(100.0 * sum(completed) / nullif(sum(students), 0)), 0),
          'recentEnrollments', coalesce(sum(recent), 0)) from standing where role = 'OWNER') as overview,
        coalesce((select json_agg(row order by students desc, rate desc, title, id)
          from (select * from standing order by students desc, rate desc, title, id limit 5) best), '[]')
          as "topCourses",
        coalesce((select json_agg(json_build_object('enrollmentId', r.id, 'studentName', a.name,
            'courseId', r.course_id, 'courseTitle', r.title, 'lastActivityAt', r.completed_at, 'percent', e.percent)
            order by r.completed_at desc, r.id desc)
          from (
            select t.title, s.* from own t cross join lateral (
              select s.course_id, s.student_id, s.enrollment_id as id, s.completed_at from course_students s
              where s.course_id = t.id and s.completed_day is not null
              order by s.completed_day desc, s.completed_at desc, s.enrollment_id desc limit 10) s
            where ${isAllowedTo(sql`t`, CoursePermission.SEE_STUDENTS)}
            order by s.completed_at desc, s.id desc limit 10
          ) r join enrollments e on e.id = r.id join accounts a on a.id = r.student_id), '[]') as "recentActivity",
        coalesce((select json_agg(row order by created_at desc, id desc) from standing), '[]') as "courseMetrics"`,
  );
};
