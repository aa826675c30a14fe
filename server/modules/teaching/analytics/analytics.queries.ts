import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { fieldsOf } from '../../../platform/database/columns';
import { jsonOf, statement } from '../../../platform/database/statement';
import { isDeleted } from '../../accounts/account.queries';
import { isListed } from '../../courses/catalogue/catalogue.queries';
import { courseTeam, isAllowedTo, mayInCourse } from '../../courses/permissions/course-permissions.queries';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { courseTotals } from '../../enrollments/enrollment.queries';
import {
  AskedQuestions,
  type InstructorActivityDay,
  InstructorDashboard,
  type InstructorEngagement,
  type InstructorLessonProgress,
  PlatformStats,
} from './analytics.types';

const dashboardShape = fieldsOf(InstructorDashboard);

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

export const platformStats = statement('analytics: platform stats', fieldsOf(PlatformStats))`
    select (select count(*)::int from courses c where ${isListed}) as "totalCourses",
      (select count(*)::int from accounts a where role = 'STUDENT' and not ${isDeleted(sql`a.id`)}) as "totalStudents",
      (select count(*)::int from accounts a where role = 'INSTRUCTOR' and not ${isDeleted(sql`a.id`)}) as "totalInstructors"`;

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

/** What fewer students asked about is left out, so that nobody can be recognized. */
const FEWEST_STUDENTS = 3;
const MAX_TOPICS = 5;

const askedShape = { ...fieldsOf(AskedQuestions), lessonId: z.string() };

/**
 * The questions about each of these lessons since then, without those of the course's team, if the viewer may see its
 * figures. Their topics are the words that several students used and the lesson's own text has, as it writes them most
 * often, so that nothing of a student's text is shown; most students first.
 */
export const questionsAboutLessons = (viewerId: string, lessonIds: readonly string[], since: Date) =>
  statement('assistant: questions about lessons', askedShape)`
    with question as materialized (
      select l.id as lesson_id, v.account_id, m.is_answered, q.text
      from lessons l join courses c on c.id = l.course_id
      join assistant_messages m on m.sources->0->>'lessonId' = l.id::text
      join assistant_conversations v on v.id = m.conversation_id
      join assistant_messages q
        on q.conversation_id = m.conversation_id and q.request_id = m.request_id and q.sender = 'USER'
      where l.id = any(${lessonIds}::uuid[]) and ${mayInCourse(sql`c.id`, viewerId, CoursePermission.SEE_FIGURES)}
        and not ${mayInCourse(sql`c.id`, sql`v.account_id`, CoursePermission.SEE_COURSE)}
        and m.sender = 'ASSISTANT' and m.request_type = 'TUTORING' and m.created_at > ${since}
    ),
    asked as materialized (
      select lesson_id, count(*)::int as count, count(*) filter (where not is_answered)::int as unanswered
      from question group by 1 having count(distinct account_id) >= ${FEWEST_STUDENTS}
    ),
    used as materialized (
      select distinct q.lesson_id, w.lexeme, q.account_id from question q join lessons l on l.id = q.lesson_id
      cross join lateral unnest(tsvector_to_array(to_tsvector(l.dictionary::regconfig, q.text))) w (lexeme)
      where w.lexeme = any(tsvector_to_array(l.words))
    ),
    topic as materialized (
      select * from (
        select lesson_id, lexeme, count(*)::int as students,
          row_number() over (partition by lesson_id order by count(*) desc, lexeme) as place
        from used group by 1, 2 having count(*) >= ${FEWEST_STUDENTS}
      ) ranked where place <= ${MAX_TOPICS}
    ),
    shown as (
      select t.lesson_id, t.students, t.place, coalesce(form.word, t.lexeme) as word
      from topic t join lessons l on l.id = t.lesson_id left join lateral (
        select lower(w.word) as word from regexp_split_to_table(concat_ws(' ', l.title, l.description, l.notes), '[^[:alnum:]]+') w (word)
        where starts_with(lower(w.word), left(t.lexeme, 3))
          and tsvector_to_array(to_tsvector(l.dictionary::regconfig, w.word)) = array[t.lexeme]
        group by 1 order by count(*) desc, 1 limit 1
      ) form on true
    )
    select a.lesson_id as "lessonId", a.count, a.unanswered as "unansweredCount",
      coalesce((
        select json_agg(json_build_object('word', s.word, 'studentCount', s.students) order by s.place)
        from shown s where s.lesson_id = a.lesson_id
      ), '[]') as topics
    from asked a`;
