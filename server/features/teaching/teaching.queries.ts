import { lessonJson } from '../catalogue/catalogue.queries';
import { averageProgress, completionRate, courseTotals } from '../enrollments/course-figures.queries';

/** The author's reads, each one statement. In all of them $1 is the instructor's account id. */

/** A course `c` with its numbers `m` as its GraphQL type has it. */
const instructorCourse = `c.id, c.title, c.description, c.category, c.level, c.price_cents as "priceCents", c.skills,
  c.is_published as "isPublished", c.lesson_count as "lessonCount", c.revision, c.created_at as "createdAt", m.metrics`;

const courseFrom = `courses c cross join lateral (
    select json_build_object('enrollmentCount', n.students, 'completionCount', n.completed,
      'completionRate', ${completionRate}, 'averageProgress', ${averageProgress}) as metrics
    from ${courseTotals('c.id')} n) m`;

/** Deleted courses are nobody's; everything an author asks for goes through this condition. */
export const isTheirs = 'c.instructor_id = $1 and c.deleted_at is null';

/** Newest first. */
export const ownCourses = `/* teaching: courses */
  select ${instructorCourse} from ${courseFrom} where ${isTheirs} order by c.created_at desc, c.id desc`;

/** $2 course id. One row with the lessons in order, or none when it is not theirs. */
export const ownCourse = `/* teaching: course */
  select ${instructorCourse},
    coalesce((select json_agg(${lessonJson} order by l.position) from lessons l where l.course_id = c.id), '[]') as lessons
  from ${courseFrom} where c.id = $2 and ${isTheirs}`;

/** $2 course ids. Their own ones alone, in no order. */
export const ownCoursesByIds = `/* teaching: courses by ids */
  select ${instructorCourse} from ${courseFrom} where c.id = any($2::uuid[]) and ${isTheirs}`;
