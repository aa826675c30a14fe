/** $1 id, $2 course, $3 student, $4 stars, $5 text, $6 now. */
const columns = `insert into reviews (id, course_id, student_id, stars, text, created_at)`;
const orReplace = `on conflict (course_id, student_id) do update set stars = excluded.stars, text = excluded.text
  returning id`;

/** Whoever is enrolled in it and did a lesson of it once; never its author. */
const mayReview = (course: string, student: string) => `(${course}.deleted_at is null
  and ${course}.instructor_id is distinct from ${student}::uuid
  and exists (select from enrollments e where e.course_id = ${course}.id and e.student_id = ${student}::uuid)
  and exists (select from lesson_completions d where d.course_id = ${course}.id and d.student_id = ${student}::uuid))`;

/** Parameters as `columns` says. A row when the student may; a second review takes the first one's place. */
export const writeReview = `/* catalogue: write review */
  ${columns} select $1, c.id, $3, $4, $5, $6 from courses c where c.id = $2 and ${mayReview('c', '$3')} ${orReplace}`;

/** The same for whoever has made sure already: the seeds. */
export const seedReview = `/* catalogue: seed review */ ${columns} values ($1, $2, $3, $4, $5, $6) ${orReplace}`;

/** $1 course, $2 student. */
export const deleteReview = `/* catalogue: delete review */ delete from reviews where course_id = $1 and student_id = $2`;

/** $1 course. Its row is held until the transaction ends, so that two reviews at once leave the average of both. */
export const lockCourse = `/* catalogue: lock reviewed course */ select from courses where id = $1 for update`;

/** $1 course, which is locked. */
export const recountReviews = `/* catalogue: recount reviews */
  update courses c set (rating, reviews_count) =
    (select coalesce(avg(r.stars), 0)::float8, count(*)::int from reviews r where r.course_id = c.id)
  where c.id = $1`;

const reviewJson = `json_build_object('id', r.id, 'stars', r.stars, 'text', r.text, 'createdAt', r.created_at,
  'studentName', s.name)`;

/**
 * $1 courses, which the caller has found visible, $2 rows, $3 and $4 time and id of the last row of the page before (null
 * for the first page). One row a course: newest reviews first, and how many have each number of stars, 5 first.
 */
export const reviewsOfCourses = `/* catalogue: reviews of courses */
  select k.id as "courseId", coalesce(page.rows, '[]') as rows, counts.rows as "starCounts"
  from unnest($1::uuid[]) k(id)
  cross join lateral (select json_agg(json_build_object('review', ${reviewJson}, 'time', r.created_at::text)
      order by r.created_at desc, r.id desc) as rows
    from (select * from reviews where course_id = k.id
      and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
      order by created_at desc, id desc limit $2) r join accounts s on s.id = r.student_id) page
  cross join lateral (select json_agg(json_build_object('stars', n.stars,
      'count', (select count(*) from reviews r where r.course_id = k.id and r.stars = n.stars)) order by n.stars desc) as rows
    from generate_series(1, 5) n(stars)) counts`;

/** $1 viewer, $2 courses. One row each: the viewer's review (null: none) and whether they may write one. */
export const reviewsOfViewer = `/* catalogue: reviews of viewer */
  select c.id as "courseId", ${mayReview('c', '$1')} as "mayReview",
    (select ${reviewJson} from reviews r join accounts s on s.id = r.student_id
      where r.course_id = c.id and r.student_id = $1) as review
  from courses c where c.id = any($2::uuid[])`;
