import sql from 'sql-template-tag';
import { z } from 'zod';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isDeleted } from '../../accounts/account.queries';
import { isListed } from '../../courses/catalogue/catalogue.queries';
import { courseTeam, isAllowedTo } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { courseTotals } from '../../enrollments/enrollment.queries';
import type { InstructorActivity, InstructorCourseStanding, InstructorOverview } from './dashboard.types';

const dashboardShape = {
  overview: jsonOf<InstructorOverview>(),
  topCourses: jsonOf<InstructorCourseStanding[]>(),
  recentActivity: jsonOf<InstructorActivity[]>(),
  courseMetrics: jsonOf<InstructorCourseStanding[]>(),
};

/**
 * One row: the whole dashboard, with totals of the instructor's own courses and lists of shared ones too; definitions
 * are in docs/glossary.md.
 */
export const instructorDashboard = ({ instructorId, now }: { instructorId: string; now: Date }) =>
  statement('analytics: instructor dashboard', dashboardShape)`
    with own as materialized (
      select c.id, c.title, c.is_published, c.created_at, t.role, t.sees_addresses
      from ${courseTeam} t join courses c on c.id = t.course_id and c.deleted_at is null
      where t.account_id = ${instructorId}::uuid and ${isAllowedTo(sql`t`, CoursePermission.SEE_FIGURES)}
    ), standing as materialized (
      select own.created_at, own.id, own.title, own.role, n.students, n.completed, n.completion_rate as rate,
        json_build_object('courseId', own.id, 'title', own.title, 'isPublished', own.is_published,
          'viewerRole', own.role,
          'metrics', json_build_object('enrollmentCount', n.students, 'completionCount', n.completed,
            'completionRate', n.completion_rate, 'averageProgress', n.average_progress)) as row
      from own cross join lateral ${courseTotals(sql`own.id`)} n
    )
    select (select json_build_object('totalCourses', count(*),
        'totalStudents', (select count(*) from (
          select distinct e.student_id from own o join enrollments e on e.course_id = o.id where o.role = 'OWNER') students),
        'completedCourses', coalesce(sum(completed), 0),
        'averageCompletionRate', coalesce(round(100.0 * sum(completed) / nullif(sum(students), 0)), 0),
        'recentEnrollments', (select count(*) from own o join enrollments e on e.course_id = o.id
          where o.role = 'OWNER' and e.enrolled_at > ${now}::timestamptz - interval '30 days'))
        from standing where role = 'OWNER') as overview,
      coalesce((select json_agg(row order by students desc, rate desc, title, id)
        from (select * from standing order by students desc, rate desc, title, id limit 5) best), '[]')
        as "topCourses",
      coalesce((select json_agg(json_build_object('enrollmentId', r.id, 'studentName', a.name,
          'courseId', r.course_id, 'courseTitle', r.title, 'lastActivityAt', r.last_activity_at, 'percent', r.percent)
          order by r.last_activity_at desc, r.id desc)
        from (
          select t.title, e.* from own t join enrollments e on e.course_id = t.id and e.last_activity_at is not null
          where ${isAllowedTo(sql`t`, CoursePermission.SEE_STUDENTS)}
          order by e.last_activity_at desc, e.id desc limit 10
        ) r join accounts a on a.id = r.student_id), '[]') as "recentActivity",
      coalesce((select json_agg(row order by created_at desc, id desc) from standing), '[]') as "courseMetrics"`;

export const platformStats = statement('analytics: platform stats', {
  totalCourses: z.int(),
  totalStudents: z.int(),
  totalInstructors: z.int(),
})`
    select (select count(*)::int from courses c where ${isListed}) as "totalCourses",
      (select count(*)::int from accounts a where role = 'STUDENT' and not ${isDeleted(sql`a.id`)}) as "totalStudents",
      (select count(*)::int from accounts a where role = 'INSTRUCTOR' and not ${isDeleted(sql`a.id`)}) as "totalInstructors"`;
