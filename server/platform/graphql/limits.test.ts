import { testApp } from '../../test/test-app';

// As outside demo mode: no introspection, no suggestions.
const app = testApp({ config: { isDemo: false, sandbox: false } });

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  await app.world.aCourse(instructor);
});
beforeEach(() => {
  app.statements.length = 0;
});

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i));

async function expectRefused(
  query: string,
  variables: Record<string, unknown> = {},
  code = 'QUERY_TOO_COMPLEX',
) {
  app.statements.length = 0;
  const { status, body } = await app.graphql(query, variables);
  expect(status).toBe(400);
  expect(body.data).toBeUndefined();
  expect(body.errors).toHaveLength(1);
  expect(body.errors![0]!.extensions).toEqual({ code });
  // No statement was run for it.
  expect(app.statements).toEqual([]);
  return body.errors![0]!.message;
}

async function expectAnswered(query: string, variables: Record<string, unknown> = {}) {
  const { status, body } = await app.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
  return body.data;
}

it('the size of a document is at most 1,500 tokens', async () => {
  const query = (fields: number) =>
    `{ platformStats { ${repeat(fields, (i) => `a${i}: totalCourses`).join(' ')} } }`;
  await expectAnswered(query(480));
  expect(await expectRefused(query(500), {}, 'GRAPHQL_PARSE_FAILED')).toMatch(/1500 tokens/);
});

/** Apollo gives every validation error this code. */
const expectInvalid = (query: string) => expectRefused(query, {}, 'GRAPHQL_VALIDATION_FAILED');

describe('the depth of a document', () => {
  /** courses, nodes, lessons, then `course lessons` `count` times, and a field: 4 + 2 · count levels deep. */
  const nested = (count: number) =>
    `{ courses(first: 1) { nodes { lessons { ${'course { lessons { '.repeat(count)} id ${'} } '.repeat(count)} } } } }`;

  it('is at most ten fields', async () => {
    expect(await expectInvalid(nested(4))).toBe('A query can be at most 10 fields deep');
    expect(await expectInvalid(nested(20))).toBe('A query can be at most 10 fields deep');
  });

  it('is measured through fragments, named and inline', async () => {
    const fragments = repeat(10, (i) => `fragment F${i} on Course { lessons { course { ...F${i + 1} } } }`);
    const query = `{ courses(first: 1) { nodes { ...F0 } } } ${fragments.join(' ')} fragment F10 on Course { id }`;
    expect(await expectInvalid(query)).toBe('A query can be at most 10 fields deep');
    const inline = `{ courses(first: 1) { nodes { ${'... on Course { lessons { course { '.repeat(6)} id ${'} } } '.repeat(6)} } } }`;
    expect(await expectInvalid(inline)).toBe('A query can be at most 10 fields deep');
  });

  it('is that of the operation, whichever of several runs', async () => {
    const deep = nested(5).replace('{', 'query Deep {');
    const { status } = await app.graphql(`query Flat { platformStats { totalCourses } } ${deep}`);
    expect(status).toBe(400);
    expect(app.statements).toEqual([]);
  });
});

describe('fragments', () => {
  /** Each fragment spreads the next one twice: 2^count selections in a document of a few hundred bytes. */
  const bomb = (count: number) =>
    `{ courses(first: 1) { nodes { ...F0 } } } ${repeat(
      count,
      (i) => `fragment F${i} on Course { a: instructor { id } ...F${i + 1} ... on Course { ...F${i + 1} } }`,
    ).join(' ')} fragment F${count} on Course { id }`;

  it.each([12, 20, 40])('that double %i times are refused', async (count) => {
    await expectInvalid(bomb(count));
  });
});

describe('one mutation per request', () => {
  const logIn = (alias: string) =>
    `${alias}: logIn(input: { email: "a@example.org", password: "x" }) { __typename }`;

  it.each([2, 30])('refuses %i aliases, so that guesses cannot be bundled', async (count) => {
    expect(await expectInvalid(`mutation { ${repeat(count, (i) => logIn(`a${i}`)).join(' ')} }`)).toBe(
      'One mutation per request',
    );
  });

  it('cannot be bypassed with fragments', async () => {
    const inline = `mutation { ... on Mutation { ${logIn('a')} ${logIn('b')} } }`;
    const named = `mutation { ...F } fragment F on Mutation { ${logIn('a')} ${logIn('b')} }`;
    const mixed = `mutation { ${logIn('a')} ... on Mutation { ${logIn('b')} } }`;
    for (const query of [inline, named, mixed])
      expect(await expectInvalid(query)).toBe('One mutation per request');
  });

  it('runs one', async () => {
    const data = await expectAnswered(`mutation { ${logIn('only')} }`);
    expect(data).toEqual({ only: { __typename: 'InvalidCredentials' } });
  });

  it('refuses batches of requests', async () => {
    const one = { query: '{ platformStats { totalCourses } }' };
    const answer = await app.rest('POST', '/graphql', { body: [one, one] });
    expect(answer.status).toBe(400);
    expect(app.statements).toEqual([]);
  });
});

describe('the cost of a document', () => {
  const cards = `nodes { id title description category level priceCents skills rating reviewsCount lessonCount
    viewerEnrollment { id percent } instructor { id name pictureUrl } } totalCount pageInfo { hasNextPage endCursor }`;
  const TOO_MUCH = 'This query is too expensive. Request fewer rows or fields';

  it('lets a thousand cards through, for that is what the catalogue asks for', async () => {
    await expectAnswered(`{ courses(first: 1000) { ${cards} categories { name courseCount } } }`);
  });

  it('multiplies lists, from literals and from variables alike', async () => {
    const heavy = 'nodes { lessons { id course { lessons { id course { id } } } } }';
    expect(await expectRefused(`{ courses(first: 1000) { ${heavy} } }`)).toBe(TOO_MUCH);
    const query = `query ($n: Int!) { courses(first: $n) { ${heavy} } }`;
    expect(await expectRefused(query, { n: 1000 })).toBe(TOO_MUCH);
    await expectAnswered(query, { n: 2 });
  });

  it('counts long texts by their length, and reads the notes of one course at most', async () => {
    expect(await expectRefused('{ courses(first: 1000) { nodes { lessons { notes } } } }')).toBe(TOO_MUCH);
    expect(await expectRefused('{ courses(first: 1000) { nodes { lessons { description } } } }')).toBe(
      TOO_MUCH,
    );
    const { id } = await app.world.aCourse(await app.world.anInstructor(), { lessons: 201 });
    const query = `{ course(id: "${id}") { lessons { notes } } }`;
    const { body } = await app.graphql(query);
    expect(body.errors![0]!.message).toBe('Ask for the notes of at most 200 lessons at once');
    await app.sql`delete from lessons where course_id = ${id} and position = 201`;
    expect((await expectAnswered(query)).course.lessons).toHaveLength(200);
  });

  it('takes defaults of variables and of arguments into account', async () => {
    const heavy = 'nodes { lessons { id course { lessons { id title description } } } }';
    expect(await expectRefused(`query ($n: Int! = 1000) { courses(first: $n) { ${heavy} } }`)).toBe(TOO_MUCH);
    const aliases = repeat(60, (i) => `a${i}: courses { nodes { lessons { id title } } }`);
    expect(await expectRefused(`{ ${aliases.join(' ')} }`)).toBe(TOO_MUCH);
  });

  it('is counted inside fragments', async () => {
    const query = `{ courses(first: 1000) { ...Heavy } }
      fragment Heavy on CourseConnection { nodes { ...Lessons } }
      fragment Lessons on Course { lessons { id course { lessons { id course { id } } } } }`;
    expect(await expectRefused(query)).toBe(TOO_MUCH);
  });

  it('counts every root field as a statement', async () => {
    const query = (count: number) =>
      `{ ${repeat(count, (i) => `a${i}: platformStats { totalCourses }`).join(' ')} }`;
    expect(await expectRefused(query(150))).toBe(TOO_MUCH);
  });

  it('limits a huge first, and refuses a negative one', async () => {
    for (const first of [2 ** 31 - 1, 100_000])
      expect(await expectRefused(`{ courses(first: ${first}) { nodes { id } } }`)).toBe(TOO_MUCH);
    for (const first of [-5, 0]) {
      const { body } = await app.graphql(`{ courses(first: ${first}) { nodes { id } } }`);
      expect(body.errors?.[0]).toMatchObject({
        message: 'first must be from 1 to 1000',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
    const { body } = await app.graphql('{ testimonials(first: 101) { nodes { id } } }');
    expect(body.errors?.[0]?.message).toBe('first must be from 1 to 100');
    expect(app.statements).toEqual([]);
  });

  it('cannot be hidden by a wrong variable', async () => {
    const query = `query ($n: Int!, $x: Boolean!) { courses(first: $n) { nodes { lessons @include(if: $x) { id course { lessons { id } } } } } }`;
    await expectRefused(query, { n: 1000 }, 'BAD_USER_INPUT');
    await expectRefused(query, { n: 1000, x: 'no' }, 'BAD_USER_INPUT');
  });

  it('cannot be hidden by an argument or a directive that turns out null', async () => {
    const heavy = repeat(40, (i) => `a${i}: courses(first: 1000) { nodes { lessons { notes } } }`).join(' ');
    const argument = `query ($f: Int) { bad: course(id: "x") { reviews(first: $f) { pageInfo { hasNextPage } } } ${heavy} }`;
    const directive = `query ($x: Boolean = true) { bad: course(id: "x") { id @include(if: $x) } ${heavy} }`;
    expect(await expectRefused(argument, { f: null })).toMatch(/"first" of non-null type "Int!"/);
    expect(await expectRefused(directive, { x: null })).toMatch(/"if" of non-null type "Boolean!"/);
  });

  it('counts a statement that a field below runs for itself, and in a list for each', async () => {
    const queries = [
      `course(id: "x") { ${repeat(131, (i) => `a${i}: analytics(days: ${i + 1}) { courseId }`).join(' ')} }`,
      `quizzes { ${repeat(7, (i) => `a${i}: results { medianPercent }`).join(' ')} }`,
    ];
    for (const query of queries)
      expect(await expectRefused(`{ viewer { teaching { ${query} } } }`)).toBe(TOO_MUCH);
  });
});

it('aliases of fields that read the database share one statement', async () => {
  const token = await app.world.signIn(await app.world.aStudent());
  await app.graphql('{ viewer { account { id } } }', {}, token);
  app.statements.length = 0;
  const learning = repeat(50, (i) => `a${i}: learning { stats { totalCourses } }`);
  const { body } = await app.graphql(`{ viewer { ${learning.join(' ')} } }`, {}, token);
  expect(body.errors).toBeUndefined();
  expect(app.statements).toHaveLength(1);

  app.statements.length = 0;
  const categories = repeat(50, (i) => `a${i}: categories { name }`);
  await expectAnswered(`{ courses(first: 1) { ${categories.join(' ')} } }`);
  // The list, and the numbers of its options.
  expect(app.statements).toHaveLength(2);

  app.statements.length = 0;
  const lists = repeat(
    20,
    (i) => `a${i}: lessons { id } b${i}: quizzes { id } c${i}: viewerEnrollment { id }`,
  );
  await expectAnswered(`{ courses(first: 1) { nodes { ${lists.join(' ')} } } }`);
  // The list, its lessons, its quizzes.
  expect(app.statements).toHaveLength(3);
});
