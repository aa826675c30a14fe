import sql from 'sql-template-tag';
import { z } from 'zod';
import { statement } from '../../../platform/database/statement';

/** How many courses an instructor has, and the bytes of their lessons' notes and captions. */
export const contentOfInstructor = (instructorId: string) =>
  statement(
    'teaching: content of instructor',
    { courses: z.int(), bytes: z.number() },
    sql`
      select
        (select count(*)::int from courses c where c.instructor_id = ${instructorId} and c.deleted_at is null) as courses,
        (select coalesce(sum(octet_length(l.notes) + coalesce(octet_length(l.captions_text), 0)), 0)::float8
          from lessons l join courses c on c.id = l.course_id
          where c.instructor_id = ${instructorId} and c.deleted_at is null) as bytes`,
  );
