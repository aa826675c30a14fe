import http from 'node:http';
import { Pool, types } from 'pg';

// The least that could serve the same requests: node:http and the driver, one named statement per request, rows as
// JSON. No sessions, rules, limits or error handling; the product is measured as a share of it.

types.setTypeParser(types.builtins.INT8, Number);

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
// A broken connection also rejects its pending statement.
pool.on('error', () => undefined);

const CARD = `json_build_object('id', c.id, 'title', c.title, 'description', c.description, 'category', c.category,
  'rating', c.rating, 'reviewsCount', c.reviews_count, 'skills', c.skills, 'lessonCount', c.lesson_count,
  'instructor', json_build_object('id', i.id, 'name', i.name, 'pictureUrl', i.picture_url))`;
const RANK = 'c.rating desc, c.reviews_count desc, c.created_at desc, c.id desc';
const PUBLISHED = 'c.is_published and c.deleted_at is null';

const COURSE = `json_build_object('id', c.id, 'title', c.title, 'description', c.description, 'category', c.category,
  'level', c.level, 'priceCents', c.price_cents, 'rating', c.rating, 'reviewsCount', c.reviews_count, 'skills', c.skills,
  'instructor', json_build_object('id', i.id, 'name', i.name, 'bio', i.bio, 'pictureUrl', i.picture_url),
  'lessons', (select json_agg(json_build_object('id', l.id, 'title', l.title, 'description', l.description,
    'videoUrl', l.video_url, 'duration', l.duration, 'position', l.position) order by l.position) from lessons l where l.course_id = c.id),
  'quizzes', (select json_agg(json_build_object('id', q.id, 'title', q.title, 'description', q.description, 'isActive', q.is_active,
    'questionCount', q.question_count, 'timeLimitMinutes', q.time_limit_minutes) order by q.created_at) from quizzes q
    where q.course_id = c.id and q.deleted_at is null))`;

type Values = Record<string, string>;

interface Answer {
  name: string;
  text: string;
  values: (given: Values) => unknown[];
}

/** By method and path. */
const ANSWERS: Record<string, Answer> = {
  'GET /search': {
    name: 'search',
    text: `with matching as materialized (
        select c.id, c.rating, c.reviews_count, c.created_at from courses c
        where ${PUBLISHED} and c.category = $1 and c.rating >= $2 and c.search_text like $3
      ), page as (select * from matching c order by ${RANK} limit 24)
      select (select count(*) from matching) as total, (select json_agg(${CARD} order by ${RANK})
        from page p join courses c on c.id = p.id join accounts i on i.id = c.instructor_id) as nodes`,
    values: ({ category, minRating, search }) => [category, Number(minRating), `%${search}%`],
  },
  'GET /page': {
    name: 'page',
    text: `select (select count(*) from courses c where ${PUBLISHED}) as total, json_agg(${CARD} order by ${RANK}) as nodes
      from (select * from courses c where ${PUBLISHED} order by ${RANK} limit 24) c join accounts i on i.id = c.instructor_id`,
    values: () => [],
  },
  'GET /course': {
    name: 'course',
    text: `select ${COURSE} as course from courses c join accounts i on i.id = c.instructor_id where c.id = $1 and ${PUBLISHED}`,
    values: ({ id }) => [id],
  },
  'GET /enrolled': {
    name: 'enrolled',
    text: `select ${COURSE} as course, json_build_object('id', e.id, 'percent', e.percent, 'lessonsCompleted', e.lessons_completed) as enrollment,
        (select json_agg(d.lesson_id) from lesson_completions d where d.student_id = $2 and d.course_id = c.id) as completed,
        (select json_agg(json_build_object('id', t.id, 'state', t.state, 'percent', t.percent) order by t.number) from quiz_attempts t
          join quizzes q on q.id = t.quiz_id where t.student_id = $2 and q.course_id = c.id) as attempts
      from courses c join accounts i on i.id = c.instructor_id left join enrollments e on e.course_id = c.id and e.student_id = $2
      where c.id = $1 and c.deleted_at is null`,
    values: ({ id, viewer }) => [id, viewer],
  },
  'GET /dashboard': {
    name: 'dashboard',
    text: `select a.name, a.role,
        (select json_agg(json_build_object('id', e.id, 'percent', e.percent, 'lessonsCompleted', e.lessons_completed, 'course',
          json_build_object('id', c.id, 'title', c.title, 'category', c.category, 'lessonCount', c.lesson_count)) order by e.last_activity_at desc)
          from enrollments e join courses c on c.id = e.course_id and c.deleted_at is null where e.student_id = $1) as enrollments,
        (select json_agg(r) from (select d.lesson_id, l.title as lesson, c.title as course, d.completed_at from lesson_completions d
          join courses c on c.id = d.course_id left join lessons l on l.id = d.lesson_id
          where d.student_id = $1 order by d.completed_at desc limit 5) r) as recent,
        (select json_agg(json_build_object('number', k.number, 'courseTitle', k.course_title, 'issuedAt', k.issued_at))
          from certificates k where k.student_id = $1) as certificates
      from accounts a where a.id = $1`,
    values: ({ viewer }) => [viewer],
  },
  'POST /complete': {
    name: 'complete',
    text: `with enrolled as (
        select e.id, e.student_id, l.id as lesson_id, e.course_id, c.lesson_count from lessons l join courses c on c.id = l.course_id
          join enrollments e on e.course_id = c.id and e.student_id = $1 where l.id = $2
      ), done as (
        insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
        select student_id, lesson_id, course_id, now() from enrolled on conflict do nothing returning student_id
      )
      update enrollments e set lessons_completed = e.lessons_completed + 1, last_activity_at = now(),
        percent = case when e.lessons_completed + 1 >= n.lesson_count then 100 else least(99, round(100.0 * (e.lessons_completed + 1) / n.lesson_count)) end
      from enrolled n, done where e.id = n.id returning e.id, e.percent, e.lessons_completed`,
    values: ({ student, lesson }) => [student, lesson],
  },
  'POST /start': {
    name: 'start',
    text: `insert into quiz_attempts (id, quiz_id, student_id, number, state, started_at, deadline, time_limit_minutes, passing_score_percent, snapshot, total)
      select gen_random_uuid(), q.id, $1, (select coalesce(max(t.number), 0) + 1 from quiz_attempts t where t.student_id = $1 and t.quiz_id = q.id),
        'OPEN', now(), now() + interval '1 minute' * q.time_limit_minutes, q.time_limit_minutes, q.passing_score_percent,
        (select jsonb_agg(jsonb_build_object('id', n.id, 'type', n.type, 'text', n.text, 'options', n.options, 'correctAnswer', n.correct_answer,
          'explanation', n.explanation, 'points', n.points) order by n.position) from questions n where n.quiz_id = q.id), q.total_points
      from quizzes q where q.id = $2 on conflict do nothing
      returning id, deadline, (select json_agg(json_build_object('id', n ->> 'id', 'text', n ->> 'text', 'options', n -> 'options')) from jsonb_array_elements(snapshot) n) as questions`,
    values: ({ student, quiz }) => [student, quiz],
  },
  'POST /save': {
    name: 'save',
    text: `update quiz_attempts set answers = answers || $3::jsonb, answers_saved_at = now()
      where id = $2 and student_id = $1 and state = 'OPEN' returning answers, deadline, answers_saved_at`,
    values: ({ student, attempt, answers }) => [student, attempt, answers],
  },
  'POST /submit': {
    name: 'submit',
    text: `with graded as (
        select t.id, sum((n ->> 'points')::int) filter (where $3::jsonb ->> (n ->> 'id') = n ->> 'correctAnswer') as score
        from quiz_attempts t, jsonb_array_elements(t.snapshot) n where t.id = $2 and t.student_id = $1 and t.state = 'OPEN' group by t.id
      )
      update quiz_attempts t set state = 'SUBMITTED', finished_at = now(), answers = $3::jsonb, answers_saved_at = now(), is_counted = true,
        score = coalesce(g.score, 0), percent = round(100.0 * coalesce(g.score, 0) / t.total),
        passed = 100 * coalesce(g.score, 0) >= t.passing_score_percent * t.total
      from graded g where t.id = g.id returning t.score, t.total, t.percent, t.passed`,
    values: ({ student, attempt, answers }) => [student, attempt, answers],
  },
};

const server = http.createServer((request, response) => {
  void answer(request).then(
    (body) => {
      const bytes = Buffer.from(body);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
        .end(bytes);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(request: http.IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(request.url!, 'http://floor');
  const { name, text, values } = ANSWERS[`${request.method} ${pathname}`]!;
  const given =
    request.method === 'POST'
      ? (JSON.parse(await bodyOf(request)) as Values)
      : Object.fromEntries<string>(searchParams);
  const { rows } = await pool.query<object>({ name, text, values: values(given) });
  return JSON.stringify(rows[0] ?? null);
}

async function bodyOf(request: http.IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on ${typeof address === 'object' && address ? address.port : ''}\n`);
});
