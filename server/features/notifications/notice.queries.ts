/**
 * The platform's own notifications, written by the very statements that bring about what they tell: neither a crash nor
 * a second process can lose one or tell it twice. The unique dedupe key carries that, not a check before.
 */

const columns = `(id, recipient_id, kind, title, message, path, search_text, dedupe_key, created_at)`;
const announced = `returning id, recipient_id as "recipientId"`;

/** The first line of a course's search text is its folded title. */
const foldedTitle = (course: string) => `split_part(${course}.search_text, E'\\n', 1)`;

/**
 * For a statement that issues certificates: tells their students.
 * @param issued rows with student_id, course_id and course_title, such as a CTE of what was inserted
 * @param now the parameter that holds the time
 */
export const certificateNotices = (issued: string, now: string) => `
  insert into notifications ${columns}
  select gen_random_uuid(), i.student_id, 'CERTIFICATE_EARNED', 'Certificate earned',
    'You completed “' || i.course_title || '”. Your certificate is on your dashboard.', '/student/dashboard',
    E'certificate earned\\nyou completed “' || ${foldedTitle('c')} || '”. your certificate is on your dashboard.',
    'certificate:' || i.course_id, ${now}
  from ${issued} i join courses c on c.id = i.course_id
  on conflict (recipient_id, dedupe_key) do nothing ${announced}`;

const enrolledToday = (count: string, day: string) =>
  `${count} || ' enrolled in your courses on ' || to_char(${day} at time zone 'UTC', 'FMDD Mon YYYY') || '.'`;

/**
 * For a statement that enrolls: tells the instructor, in one notification a day (UTC) that counts up and is unread again.
 * @param enrolled rows with instructor_id, one a new enrollment
 * @param now the parameter that holds the time
 */
export const enrollmentNotices = (enrolled: string, now: string) => {
  const today = `${now}::timestamptz`;
  const one = enrolledToday(`'1 student'`, today);
  const many = enrolledToday(`(n.occasions + 1) || ' students'`, today);
  return `
  insert into notifications as n ${columns}
  select gen_random_uuid(), e.instructor_id, 'STUDENT_ENROLLED', 'New enrollments', ${one}, '/instructor/dashboard',
    E'new enrollments\\n' || lower(${one}), 'enrolled:' || to_char(${today} at time zone 'UTC', 'YYYY-MM-DD'), ${now}
  from ${enrolled} e
  on conflict (recipient_id, dedupe_key) do update set occasions = n.occasions + 1, message = ${many},
    search_text = E'new enrollments\\n' || lower(${many}), read_at = null,
    created_at = greatest(n.created_at, excluded.created_at) ${announced}`;
};

/** What a notice of a quiz says of it. */
export const quizWords = `/* notifications: words of a quiz */
  select q.title as quiz, c.title as course from quizzes q join courses c on c.id = q.course_id
  where q.id = $1 and q.is_active and q.deleted_at is null and c.deleted_at is null`;

/** $1 quiz, $2 title, $3 message, $4 search text, $5 now. Everyone enrolled, once a quiz, however often it is made active. */
export const quizNotices = `/* notifications: quiz published */
  insert into notifications ${columns}
  select gen_random_uuid(), e.student_id, 'QUIZ_PUBLISHED', $2, $3, '/quiz/take/' || q.id, $4, 'quiz:' || q.id, $5
  from quizzes q join enrollments e on e.course_id = q.course_id where q.id = $1
  on conflict (recipient_id, dedupe_key) do nothing ${announced}`;
