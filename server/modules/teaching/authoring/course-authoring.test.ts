import { eventually } from '../../../test/eventually';
import { lockWaiters, untilWaiting } from '../../../test/lock-waiters';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { QuestionType } from '../../quizzes/quiz.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';

const PUBLIC_URL = 'https://learn.example';

const app = testApp({ config: { publicUrl: PUBLIC_URL } });

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor({ name: 'Grace' })));

const COURSE = `id title description category level priceCents skills isPublished lessonCount revision
  metrics { enrollmentCount completionCount completionRate averageProgress }
  lessons { id position title description notes videoUrl captionsUrl duration revision }`;
const create = `mutation ($input: CourseInput!, $lessons: [LessonInput!]! = []) { r: createCourse(input: $input, lessons: $lessons) {
  __typename ... on InvalidInput { message fields { path message } }
  ... on CourseCreated { course { ${COURSE} } teaching { courses { id } } }
} }`;
const update = `mutation ($id: ID!, $input: CourseInput!, $revision: Int!) { r: updateCourse(id: $id, input: $input, revision: $revision) {
  __typename ... on UserError { message } ... on InvalidInput { fields { path } }
  ... on CourseUpdated { course { ${COURSE} } } ... on CourseEditConflict { course { title revision } }
} }`;
const publish = `mutation ($id: ID!, $isPublished: Boolean!) { r: setCoursePublished(id: $id, isPublished: $isPublished) { isPublished revision } }`;
const remove = `mutation ($id: ID!) { r: deleteCourse(id: $id) { courseId teaching { courses { id } } } }`;
const duplicate = `mutation ($id: ID!) { r: duplicateCourse(id: $id) { course { ${COURSE} } } }`;

const input = {
  title: 'Knots',
  description: 'All of them.',
  category: 'Backend',
  level: 'ADVANCED',
  priceCents: 1999,
  skills: ['Rope', ' rope ', 'React'],
};

async function as(who: string | undefined, query: string, variables: Record<string, unknown>) {
  const { body } = await app.graphql(query, variables, who);
  if (body.errors) throw new Error(body.errors[0]!.extensions.code);
  return body.data.r;
}
const own = async (id: string) =>
  (await app.as(instructor.token).graphql`{ viewer { teaching { course(id: ${id}) { ${COURSE} } } } }`).body
    .data.viewer.teaching.course;
const found = async (search: string) =>
  (await app.as().run`{ r: courses(filter: { search: ${search} }) { nodes { id } } }`).nodes;

describe('creating', () => {
  it('makes a draft with its lessons in order', async () => {
    const lessons = [
      { title: 'Bowline', videoUrl: 'https://example.org/a.mp4', duration: '10:30' },
      { title: ' Read ', notes: '# Read' },
    ];
    const { __typename, course, teaching } = await as(instructor.token, create, { input, lessons });
    expect(__typename).toBe('CourseCreated');
    expect(teaching.courses).toContainEqual({ id: course.id });
    const bare = {
      description: '',
      notes: '',
      videoUrl: null,
      captionsUrl: null,
      duration: null,
      revision: 1,
    };
    const id = expect.any(String);
    expect(course).toEqual({
      ...input,
      id,
      skills: ['Rope', 'React'],
      isPublished: false,
      lessonCount: 2,
      revision: 1,
      metrics: { enrollmentCount: 0, completionCount: 0, completionRate: 0, averageProgress: 0 },
      lessons: [
        { ...bare, id, position: 1, ...lessons[0] },
        { ...bare, id, position: 2, title: 'Read', notes: '# Read' },
      ],
    });
    expect(await own(course.id)).toEqual(course);
  });

  it('refuses invalid input with the messages of the form, and stores nothing', async () => {
    const count = () => app.sql`select from courses where instructor_id = ${instructor.id}`;
    const before = (await count()).length;
    expect(await as(instructor.token, create, { input: { ...input, title: ' ' } })).toEqual({
      __typename: 'InvalidInput',
      message: 'Please fill in all required fields',
      fields: [{ path: 'title', message: 'Please fill in all required fields' }],
    });
    expect(await count()).toHaveLength(before);
  });
});

it('a new course and a copy are found by the present name of their author', async () => {
  const author = await app.signedIn(app.world.anInstructor({ name: 'Former Name' }));
  await as(author.token, create, { input });
  // No event tells this process, which keeps the viewer as it was.
  await app.sql`update accounts set name = 'Present Name' where id = ${author.id}`;
  const { course } = await as(author.token, create, { input });
  const { course: copy } = await as(author.token, duplicate, { id: course.id });
  const rows = await app.sql`select search_text as text from courses where id = any(${[course.id, copy.id]})`;
  expect(rows.map(({ text }) => text.split('\n')[2])).toEqual(['present name', 'present name']);
});

describe('editing', () => {
  it('saves, increments the revision and updates what the catalogue finds', async () => {
    const { course } = await as(instructor.token, create, { input });
    await as(instructor.token, publish, { id: course.id, isPublished: true });
    const edited = { ...input, title: 'Splices', skills: ['Sailing'], priceCents: 0 };
    const saved = await as(instructor.token, update, { id: course.id, input: edited, revision: 1 });
    expect(saved).toMatchObject({
      __typename: 'CourseUpdated',
      course: { title: 'Splices', skills: ['Sailing'], revision: 2, isPublished: true },
    });
    expect(await found('splices')).toEqual([{ id: course.id }]);
    expect(await found('grace')).toContainEqual({ id: course.id });
    expect(await found('sailing')).toEqual([{ id: course.id }]);
  });

  it('reports a conflict to the later of two editors, and keeps what the first one saved', async () => {
    const { course } = await as(instructor.token, create, { input });
    const both = ['First', 'Second'].map((title) =>
      as(instructor.token, update, { id: course.id, input: { ...input, title }, revision: 1 }),
    );
    const outcomes = await Promise.all(both);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'CourseEditConflict',
      'CourseUpdated',
    ]);
    const { title } = await own(course.id);
    expect(outcomes.find(({ __typename }) => __typename === 'CourseEditConflict')).toEqual({
      __typename: 'CourseEditConflict',
      message: 'This course was edited elsewhere. Reload to see the newer version.',
      course: { title, revision: 2 },
    });
  });

  it('waits for a hand-over, and is then found by the name of the new owner', async () => {
    const course = await app.world.aCourse(instructor);
    const editor = await app.signedIn(app.world.anInstructor());
    await app.world.aMember(course, editor, CourseRole.INSTRUCTOR);
    const heir = await app.world.anInstructor({ name: 'Hypatia' });
    const { saving } = await app.database.transaction(async (transaction) => {
      await transaction.query('update courses set instructor_id = $2 where id = $1', [course.id, heir.id]);
      const saving = as(editor.token, update, { id: course.id, input, revision: 1 });
      await untilWaiting(app.database);
      return { saving };
    });
    expect((await saving).__typename).toBe('CourseUpdated');
    expect(await found('hypatia')).toEqual([{ id: course.id }]);
  });

  it.each(['course', 'lesson', 'quiz'])('says who saved a %s before a conflict, and when', async (item) => {
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course);
    const [lesson] = course.lessons;
    const ids = { course: course.id, lesson: lesson!.id, quiz: quiz.id };
    const id = ids[item as keyof typeof ids];
    const inputs = {
      course: input,
      lesson: { title: 'Bowline', notes: 'A knot.' },
      quiz: {
        courseId: course.id,
        title: 'Knots',
        timeLimitMinutes: 10,
        passingScorePercent: 50,
        questions: [{ type: 'TRUE_FALSE', text: 'Sure?', correctAnswer: 'true', points: 1 }],
      },
    };
    const type = item[0]!.toUpperCase() + item.slice(1);
    const save = (who: string, revision: number) =>
      as(
        who,
        `mutation ($id: ID!, $input: ${type}Input!, $revision: Int!) {
          r: update${type}(id: $id, input: $input, revision: $revision) {
            __typename ... on ${type}EditConflict { lastEdit { name at isOwn } } } }`,
        { id, input: inputs[item as keyof typeof inputs], revision },
      );
    const conflict = (lastEdit: object | null) => ({ __typename: `${type}EditConflict`, lastEdit });
    const maria = await app.world.anInstructor({ name: 'Maria Weber' });
    await app.world.aMember(course, maria, CourseRole.INSTRUCTOR);
    const theirs = await app.world.signIn(maria);

    // Edited before it was stored who did.
    expect(await save(instructor.token, 0)).toEqual(conflict(null));
    const before = Date.now();
    expect(await save(theirs, 1)).toEqual({ __typename: `${type}Updated` });
    const edit = { name: 'Maria Weber', at: expect.any(String), isOwn: false };
    const refused = await save(instructor.token, 1);
    expect(refused).toEqual(conflict(edit));
    expect(Math.abs(Date.parse(refused.lastEdit.at) - before)).toBeLessThan(60_000);
    expect(await save(theirs, 1)).toEqual(conflict({ ...edit, isOwn: true }));

    await app.sql`update accounts set suspended_at = now() where id = ${maria.id}`;
    expect(await save(instructor.token, 1)).toEqual(conflict({ ...edit, name: null }));
    await app.sql`update accounts set suspended_at = null where id = ${maria.id}`;
    await app.sql`insert into account_deletions (account_id, requested_at, due_at)
      values (${maria.id}, now(), now())`;
    expect(await save(instructor.token, 1)).toEqual(conflict({ ...edit, name: null }));
    expect(await save(instructor.token, 2)).toEqual({ __typename: `${type}Updated` });
    expect(await save(instructor.token, 2)).toEqual(conflict({ ...edit, name: 'Grace', isOwn: true }));
  });
});

it('publishing takes effect both ways, and changes nothing when repeated', async () => {
  const { course } = await as(instructor.token, create, { input: { ...input, title: 'Unique hitch' } });
  expect(await found('unique hitch')).toEqual([]);
  for (let twice = 0; twice < 2; twice++)
    expect(await as(instructor.token, publish, { id: course.id, isPublished: true })).toEqual({
      isPublished: true,
      revision: 1,
    });
  expect(await found('unique hitch')).toEqual([{ id: course.id }]);
  await as(instructor.token, publish, { id: course.id, isPublished: false });
  expect(await found('unique hitch')).toEqual([]);
});

it('deleting is permanent, and hides the course from everyone', async () => {
  const course = await app.world.aCourse(instructor, { title: 'Doomed' });
  const student = await app.world.aStudent();
  await app.world.enroll(student, course, { completed: 3 });
  const { courseId, teaching } = await as(instructor.token, remove, { id: course.id });
  expect(courseId).toBe(course.id);
  expect(teaching.courses).not.toContainEqual({ id: course.id });
  expect(await found('doomed')).toEqual([]);
  expect(await own(course.id)).toBeNull();
  const [certificate] = await app.sql`select number from certificates where course_id = ${course.id}`;
  const { body } = await app.as().graphql`{ verifyCertificate(number: ${certificate!.number}) {
    courseTitle } }`;
  expect(body.data.verifyCertificate).toEqual({ courseTitle: 'Doomed' });
  for (const query of [remove, duplicate])
    await expect(as(instructor.token, query, { id: course.id })).rejects.toThrow('NOT_FOUND');
  await expect(as(instructor.token, publish, { id: course.id, isPublished: true })).rejects.toThrow(
    'NOT_FOUND',
  );
});

it('sixty courses an hour can be created, duplicates among them, by one account', async () => {
  const busy = await app.world.signIn(await app.world.anInstructor());
  const limit = (points: number) =>
    app.sql`update rate_limits set points = ${points} where key like 'new-courses:%'`;
  await app.sql`delete from rate_limits`;
  const { course } = await as(busy, create, { input });
  await limit(60);
  await expect(as(busy, duplicate, { id: course.id })).rejects.toThrow('RATE_LIMITED');
  await expect(as(busy, create, { input })).rejects.toThrow('RATE_LIMITED');
  expect((await as(instructor.token, create, { input })).__typename).toBe('CourseCreated');
});

describe('duplicating', () => {
  it('waits for a change of the lessons, so that the copy counts those that it has', async () => {
    const author = await app.signedIn(app.world.anInstructor());
    const source = await app.world.aCourse(author, { lessons: 2 });
    let isDone = false;
    const duplicated = app.database.transaction(async (transaction) => {
      await transaction.query('select from courses where id = $1 for no key update', [source.id]);
      const copying = as(author.token, duplicate, { id: source.id }).finally(() => (isDone = true));
      await eventually(async () => expect(isDone || (await lockWaiters(app.database)) > 0).toBe(true));
      await transaction.query('delete from lessons where id = $1', [source.lessons[1]!.id]);
      await transaction.query('update courses set lesson_count = 1 where id = $1', [source.id]);
      return { copying };
    });
    const { course } = await (await duplicated).copying;
    expect(course).toMatchObject({ lessonCount: 1, lessons: [{ position: 1 }] });
  });

  it('copies lessons and quizzes into a draft, and nothing of the students', async () => {
    const source = await app.world.aCourse(instructor, {
      title: 'x'.repeat(200),
      skills: ['Rope'],
      lessons: [{ title: 'One', notes: 'n', duration: '1:00' }, { title: 'Two' }],
    });
    const questions = [{ type: QuestionType.SHORT_ANSWER, text: 'Q', options: [], correctAnswer: 'A' }];
    const quiz = await app.world.aQuiz(source, { title: 'Test', questions });
    await app.world.enroll(await app.world.aStudent(), source, { completed: 1 });
    const { course } = await as(instructor.token, duplicate, { id: source.id });
    expect(course).toMatchObject({
      title: `${'x'.repeat(193)} (copy)`,
      isPublished: false,
      skills: ['Rope'],
      lessonCount: 2,
      metrics: { enrollmentCount: 0 },
      lessons: [
        { position: 1, title: 'One', notes: 'n', duration: '1:00' },
        { position: 2, title: 'Two' },
      ],
    });
    expect(course.id).not.toBe(source.id);
    const quizzes = await app.sql`select q.title, q.is_active, u.correct_answer, q.id <> ${quiz.id} as "isNew"
      from quizzes q join questions u on u.quiz_id = q.id where q.course_id = ${course.id}`;
    expect(quizzes).toEqual([{ title: 'Test', is_active: false, correct_answer: 'A', isNew: true }]);
    expect((await own(source.id)).lessons).toHaveLength(2);
  });

  it('points links to the course, its lessons and quizzes to their copies, and leaves all others', async () => {
    const author = await app.world.anInstructor();
    const source = await app.world.aCourse(author, { lessons: 2 });
    const other = await app.world.aCourse(author);
    const quiz = await app.world.aQuiz(source);
    const [first, second] = source.lessons;
    const text = (courseId: string, lessonId: string, quizId: string) => `
      [next](/lessons/${lessonId}), [course](${PUBLIC_URL}/courses/${courseId}?lesson=${lessonId}&t=5 "A title")
      <${PUBLIC_URL.toUpperCase()}/quiz/take/${quizId}>, <a href='/quiz/${lessonId}'>, /courses/${courseId}.
      [elsewhere](https://school.example/lessons/${second!.id}?back=/lessons/${second!.id})
      [another course](/courses/${other.id}), [host](//school.example/courses/${source.id}), id ${source.id}`;
    const old = text(source.id, second!.id, quiz.id);
    await app.sql`update courses set description = ${old}, outcomes = array[${old}] where id = ${source.id}`;
    await app.sql`update lessons set notes = ${old}, description = ${old} where id = ${first!.id}`;
    await app.sql`update quizzes set description = ${old} where id = ${quiz.id}`;
    await app.sql`update questions set text = ${old}, explanation = ${old}, type = 'MULTIPLE_CHOICE',
      options = array[${old}, 'b', 'c', 'd'], correct_answer = ${old} where quiz_id = ${quiz.id}`;
    const { course } = await as(await app.world.signIn(author), duplicate, { id: source.id });
    const [row] =
      await app.sql`select q.id as "quizId", array[c.description, c.outcomes[1], l.notes, l.description, q.description, u.text,
      u.explanation, u.options[1], u.correct_answer] as all, u.options[2] as option
      from courses c join lessons l on l.course_id = c.id and l.position = 1 join quizzes q on q.course_id = c.id
      join questions u on u.quiz_id = q.id and u.position = (select min(position) from questions where quiz_id = q.id)
      where c.id = ${course.id}`;
    const { quizId, ...texts } = row!;
    const copied = text(course.id, course.lessons[1].id, quizId);
    expect(texts).toEqual({ all: Array(9).fill(copied), option: 'b' });
    const [original] = await app.sql`select notes from lessons where id = ${first!.id}`;
    expect(original).toEqual({ notes: old });
  });
});
