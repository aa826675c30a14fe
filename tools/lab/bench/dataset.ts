import { createHash } from 'node:crypto';
import { MAIN_CATEGORIES } from '../../../server/platform/settings/default-categories.rules';
import { PostgresClient } from '../../../server/platform/database/postgres-client';

/** Number of rows of each kind; docs/performance.md measures the full size. */
export interface DatasetSize {
  instructors: number;
  students: number;
  courses: number;
  enrollments: number;
  attempts: number;
  /** Students of the largest course; the second largest has a hundredth. */
  largestCourse: number;
}

const WHOLE_SIZE: DatasetSize = {
  instructors: 200,
  students: 200_000,
  courses: 10_000,
  enrollments: 900_000,
  attempts: 900_000,
  largestCourse: 100_000,
};

/** Every course has this many lessons and quizzes, every quiz this many questions. */
const LESSONS = 12;
export const QUIZZES = 2;
const QUESTIONS = 10;

/** The full size multiplied by `scale`, at least a handful of each. */
export const scaled = (scale: number): DatasetSize =>
  Object.fromEntries(
    Object.entries(WHOLE_SIZE).map(([kind, count]) => [kind, Math.max(20, Math.round(count * scale))]),
  ) as unknown as DatasetSize;

/** Kinds of rows; an id encodes its kind and number, so that requests can be built without queries. */
const KINDS = ['account', 'course', 'lesson', 'enrollment', 'quiz', 'question', 'attempt', 'open'] as const;
export type Kind = (typeof KINDS)[number];

/** The id of the n-th row of a kind, counted from 1. Instructors are the first accounts. */
export const idOf = (kind: Kind, number: number): string =>
  `0190a000-000${KINDS.indexOf(kind)}-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** The session token of the n-th account. */
export const tokenOf = (account: number): string => `bench-session-${String(account).padStart(20, '0')}`;

/** Words of titles, descriptions and searches. */
export const WORDS = [
  'react',
  'python',
  'docker',
  'figma',
  'rust',
  'security',
  'testing',
  'agents',
  'branding',
  'animation',
  'caching',
  'indexes',
  'latency',
  'schemas',
  'resolvers',
  'embeddings',
  'cohorts',
  'incidents',
  'queues',
  'closures',
];
const SKILLS = ['HTML', 'CSS', 'Express', 'React', 'Python', 'Tailwind', 'AI'];

/** SQL for a pseudo-random integer from 0 to `below` - 1, the same in every run. */
const draw = (seed: string, row: string, below: string) =>
  `mod(abs(hashint8extended((${row})::bigint, ${createHash('md5').update(seed).digest().readInt32LE()}))::numeric, (${below})::numeric)::bigint`;

const arrayOf = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
const oneOf = (seed: string, row: string, texts: readonly string[]) =>
  `(${arrayOf(texts)})[1 + ${draw(seed, row, String(texts.length))}]`;

const id = (kind: Kind, number: string) =>
  `('0190a000-000${KINDS.indexOf(kind)}-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;

/** Fills an empty migrated database. Takes minutes at full size; `log` receives each step. */
export async function fillDatabase(
  url: string,
  size: DatasetSize,
  log: (line: string) => void,
): Promise<void> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    );
    // No course has a capacity: the triggers that count places would take most of the time.
    await client.query('alter table enrollments disable trigger user');
    for (const [name, statement] of steps(size)) {
      log(name);
      await client.query(statement);
    }
    await client.query('alter table enrollments enable trigger user');
    log('statistics');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

function steps(size: DatasetSize): [name: string, statement: string][] {
  const accounts = size.instructors + size.students;
  const student = (row: string) => `${size.instructors} + 1 + ${draw('student', row, String(size.students))}`;
  // Squared, so that some courses have very many students and most have few.
  const popularCourse = (row: string) =>
    `1 + floor(power(${draw('course', row, '1000000')} / 1000000.0, 2) * ${size.courses})::bigint`;
  return [
    [
      'accounts',
      `insert into accounts (id, email, name, role, password_hash, bio, created_at)
       select ${id('account', 'n')}, 'bench-' || n || '@example.org', initcap(${oneOf('first', 'n', WORDS)}) || ' ' || n,
         case when n <= ${size.instructors} then 'INSTRUCTOR' else 'STUDENT' end, '-', 'Writes about ' || ${oneOf('bio', 'n', WORDS)},
         now() - interval '400 days' + n * interval '1 second'
       from generate_series(1, ${accounts}) n`,
    ],
    [
      'sessions',
      `insert into sessions (token_hash, account_id, created_at, last_seen_at)
       select sha256(convert_to('bench-session-' || lpad(n::text, 20, '0'), 'utf8')), ${id('account', 'n')}, now(), now()
       from generate_series(1, ${accounts}) n`,
    ],
    [
      'courses',
      `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published,
         lesson_count, rating, reviews_count, search_text, skills_text, created_at)
       select ${id('course', 'n')}, a.id, title, description, category, level, price, skills, true, ${LESSONS},
         1 + ${draw('rating', 'n', '41')} / 10.0, ${draw('reviews', 'n', '500')},
         lower(title || E'\\n' || description || E'\\n' || a.name || E'\\n' || category || E'\\n' || array_to_string(skills, E'\\n')),
         lower(array_to_string(skills, E'\\n')), now() - interval '300 days' + n * interval '1 minute'
       from (
         select n, 1 + (n - 1) % ${size.instructors} as teacher,
           initcap(${oneOf('title1', 'n', WORDS)}) || ' and ' || ${oneOf('title2', 'n', WORDS)} || ' ' || n as title,
           'What ' || ${oneOf('d1', 'n', WORDS)} || ' is, how ' || ${oneOf('d2', 'n', WORDS)} || ' works with ' ||
             ${oneOf('d3', 'n', WORDS)} || ', and when to choose ' || ${oneOf('d4', 'n', WORDS)} || ' over it.' as description,
           ${oneOf('category', 'n', MAIN_CATEGORIES)} as category,
           ${oneOf('level', 'n', ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'])} as level,
           ${draw('price', 'n', '100')} * 100 as price,
           array[${oneOf('skill1', 'n', SKILLS.slice(0, 3))}, ${oneOf('skill2', 'n', SKILLS.slice(3))}] as skills
         from generate_series(1, ${size.courses}) n
       ) c join accounts a on a.id = ${id('account', 'c.teacher')}`,
    ],
    [
      'lessons',
      `insert into lessons (id, course_id, position, title, description, notes, video_url, duration)
       select ${id('lesson', `(c - 1) * ${LESSONS} + p`)}, ${id('course', 'c')}, p, 'Lesson ' || p || ' about ' || ${oneOf('lesson', `c * 100 + p`, WORDS)},
         'What this lesson shows, step by step.', '', 'https://example.org/videos/' || c || '-' || p || '.mp4', '10:30'
       from generate_series(1, ${size.courses}) c, generate_series(1, ${LESSONS}) p`,
    ],
    [
      'quizzes',
      `insert into quizzes (id, course_id, title, description, time_limit_minutes, passing_score_percent, question_count, total_points, created_at)
       select ${id('quiz', `(c - 1) * ${QUIZZES} + q`)}, ${id('course', 'c')}, 'Quiz ' || q, 'Ten questions.', 90, 70, ${QUESTIONS}, ${QUESTIONS},
         now() - interval '200 days'
       from generate_series(1, ${size.courses}) c, generate_series(1, ${QUIZZES}) q`,
    ],
    [
      'questions',
      `insert into questions (id, quiz_id, position, type, text, options, correct_answer, points)
       select ${id('question', `(q - 1) * ${QUESTIONS} + p`)}, ${id('quiz', 'q')}, p, 'MULTIPLE_CHOICE', 'Which of these is number ' || p || '?',
         array['the first option', 'the second option', 'the third option', 'the fourth option'], 'the second option', 1
       from generate_series(1, ${size.courses * QUIZZES}) q, generate_series(1, ${QUESTIONS}) p`,
    ],
    [
      'enrollments',
      `insert into enrollments (id, student_id, course_id, enrolled_at, lessons_completed, percent, last_activity_at, last_seen_at, next_lesson_id)
       select ${id('enrollment', 'n')}, student, e.course, at, done,
         case when done = ${LESSONS} then 100 else least(99, round(100.0 * done / ${LESSONS})) end, active_at, active_at, l.id
       from (
         select n, student, course, now() - interval '1 day' * (20 + ${draw('enrolled', 'n', '300')}) as at,
           case when ${draw('finishes', 'n', '6')} = 0 then ${LESSONS} else ${draw('done', 'n', String(LESSONS))} end as done
         from (
           select n, ${id('account', student('n'))} as student, ${id('course', popularCourse('n'))} as course
             from generate_series(1, ${size.enrollments}) n
           union all select ${size.enrollments} + n, ${id('account', `${size.instructors} + n`)}, ${id('course', '1')}
             from generate_series(1, ${Math.min(size.largestCourse, size.students)}) n
           union all select ${size.enrollments + size.largestCourse} + n, ${id('account', `${size.instructors} + n`)}, ${id('course', '2')}
             from generate_series(1, ${Math.ceil(size.largestCourse / 100)}) n
         ) e
       ) e cross join lateral (select at + done * interval '1 day' as active_at) a
         left join lessons l on l.course_id = e.course and l.position = e.done + 1 on conflict do nothing`,
    ],
    [
      'completions',
      `insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
       select e.student_id, l.id, e.course_id, e.enrolled_at + l.position * interval '1 day'
       from enrollments e join lessons l on l.course_id = e.course_id and l.position <= e.lessons_completed`,
    ],
    [
      'certificates',
      `insert into certificates (id, number, student_id, course_id, student_name, course_title, instructor_name, platform_name, issued_at)
       select gen_random_uuid(), upper(substr(md5(e.id::text), 1, 16)), e.student_id, e.course_id, s.name, c.title, i.name, 'Waymark', e.last_activity_at
       from enrollments e join accounts s on s.id = e.student_id join courses c on c.id = e.course_id
         join accounts i on i.id = c.instructor_id
       where e.percent = 100`,
    ],
    [
      'time spent',
      `insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
       select student_id, lesson_id, course_id, (completed_at at time zone 'utc')::date, 240 + abs(hashtext(lesson_id::text)) % 300, completed_at
       from lesson_completions where abs(hashtext(student_id::text || lesson_id::text)) % 6 = 0`,
    ],
    ['attempts', attempts(size)],
  ];
}

/** Finished attempts of enrolled students; the largest course's first quiz has one of each of its students. */
function attempts({ attempts, largestCourse }: DatasetSize): string {
  return `
    with snapshots as materialized (
      select quiz_id, jsonb_agg(jsonb_build_object('id', id, 'type', type, 'text', text, 'options', options,
        'correctAnswer', correct_answer, 'explanation', explanation, 'points', points) order by position) as snapshot,
        array_agg(id order by position) as ids
      from questions group by quiz_id
    ), taken as materialized (
      select row_number() over () as n, student_id, course_id, which, enrolled_at from (
        (select student_id, course_id, 0 as which, enrolled_at from enrollments where course_id = ${id('course', '1')} limit ${largestCourse})
        union all
        (select student_id, course_id, 1 as which, enrolled_at from enrollments order by id limit ${attempts})
      ) e
    ), scored as (
      select t.*, ${id('quiz', `(('x' || right(t.course_id::text, 12))::bit(48)::bigint - 1) * ${QUIZZES} + 1 + t.which`)} as quiz_id,
        ${draw('right', 't.n', String(QUESTIONS + 1))} as points
      from taken t
    )
    insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, deadline, finished_at, time_limit_minutes,
      passing_score_percent, snapshot, answers, answers_saved_at, score, total, percent, passed, is_counted)
    select ${id('attempt', 's.n')}, s.quiz_id, s.student_id, 1, 'SUBMITTED', s.enrolled_at, s.enrolled_at + interval '90 minutes',
      s.enrolled_at + interval '12 minutes', 90, 70, k.snapshot,
      (select jsonb_object_agg(question, case when place <= s.points then 'the second option' else 'the first option' end)
        from unnest(k.ids) with ordinality as q (question, place)),
      s.enrolled_at + interval '12 minutes', s.points, ${QUESTIONS}, s.points * 10, s.points >= 7, true
    from scored s join snapshots k on k.quiz_id = s.quiz_id
    on conflict do nothing`;
}
