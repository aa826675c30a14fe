import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp({ config: { isDemo: false, sandbox: false } });

const admin = freshFixture(() => app.signedIn(app.world.anAdmin()));
const instructor = freshFixture(() => app.signedIn(app.world.anInstructor()));

const MANAGED = 'id title instructorName state isFeatured studentCount block { reason liftRequestedAt }';

const LIST = `query ($first: Int!, $after: String, $search: String, $only: ManagedCourseFilter) {
  viewer { administration { waitingCourseCount
    courses(first: $first, after: $after, search: $search, only: $only) {
      nodes { ${MANAGED} } pageInfo { hasNextPage endCursor } } } } }`;

async function administration(variables: Record<string, unknown> = {}, as = admin.token) {
  const { body } = await app.graphql(LIST, { first: 50, ...variables }, as);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.viewer.administration;
}

const titles = async (variables: Record<string, unknown>) =>
  (await administration(variables)).courses.nodes.map(({ title }: { title: string }) => title);

async function act(mutation: string, variables: Record<string, unknown>, as = admin.token) {
  const { body } = await app.graphql(mutation, variables, as);
  return body.errors?.[0]?.extensions.code ?? body.data.r;
}

const block = (course: SeededCourse, reason: string, as = admin.token) =>
  app.as(as).run`mutation { r: blockCourse(courseId: ${course.id}, reason: ${reason}) {
    __typename ... on CourseBlocked { course { ${MANAGED} } } ... on InvalidInput { fields { path message } } } }`;
const lift = (course: SeededCourse) =>
  act(`mutation ($id: ID!) { r: liftCourseBlock(courseId: $id) { ${MANAGED} } }`, { id: course.id });
const feature = (course: SeededCourse, isFeatured: boolean) =>
  app.as(admin.token)
    .run`mutation { r: setCourseFeatured(courseId: ${course.id}, isFeatured: ${isFeatured}) { ${MANAGED} } }`;
const OWN = 'isPublished block { reason liftRequestedAt }';
const publish = (course: SeededCourse, isPublished = true) =>
  app.as(instructor.token)
    .run`mutation { r: setCoursePublished(id: ${course.id}, isPublished: ${isPublished}) { ${OWN} } }`;
const requestLift = (course: SeededCourse, as = instructor.token) =>
  act(`mutation ($id: ID!) { r: requestLift(courseId: $id) { ${OWN} } }`, { id: course.id }, as);

const actions = (course: SeededCourse) =>
  app.sql`select action, actor_id, subject_id
    from audit_log where details->>'courseId' = ${course.id} order by id`;
const notices = (account: Account) =>
  app.sql`select title, message, path, read_at from notifications where recipient_id = ${account.id} and kind = 'COURSE_MODERATED' order by id`;
const seenBy = async (course: SeededCourse, as?: string) => app.as(as).run`{ r: course(id: ${course.id}) {
  title block { reason } lessons { title notes } } }`;

describe('the list of courses', () => {
  it('finds titles and instructors regardless of case and accents, and nothing else', async () => {
    const zoe = await app.world.anInstructor({ name: 'Zoë Quill' });
    await app.world.aCourse(zoe, { title: 'Harbor maps', description: 'For quartermasters.' });
    await app.world.aCourse(instructor, {
      title: 'Quartermaster’s ledger',
      description: 'Not by zoe quill.',
    });
    expect(await titles({ search: 'zoe QUILL' })).toEqual(['Harbor maps']);
    expect(await titles({ search: 'quartermaster' })).toEqual(['Quartermaster’s ledger']);
    await app.sql`insert into account_deletions (account_id, requested_at, due_at) values (${zoe.id}, now(), now())`;
    expect(await titles({ search: 'zoe QUILL' })).toEqual([]);
  });

  it('is paged, newest first, and leaves out deleted ones', async () => {
    const made = ['Paged 1', 'Paged 2', 'Paged 3', 'Paged 4'];
    for (const [index, title] of made.entries())
      await app.world.aCourse(instructor, {
        title,
        createdAt: new Date(Date.now() + index * 1000),
        deletedAt: index === 1 ? new Date() : null,
      });
    const first = (await administration({ search: 'paged', first: 2 })).courses;
    expect(first.nodes.map(({ title }: { title: string }) => title)).toEqual(['Paged 4', 'Paged 3']);
    const after = first.pageInfo.endCursor;
    expect(await titles({ search: 'paged', first: 2, after })).toEqual(['Paged 1']);
  });

  it('is filtered by state, request and feature', async () => {
    const [published, draft, blocked, asking, featured] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((letter) =>
        app.world.aCourse(instructor, { title: `Sieved ${letter}`, isPublished: letter !== 'b' }),
      ),
    );
    await block(blocked!, 'Broken');
    await block(asking!, 'Broken');
    await requestLift(asking!);
    await feature(featured!, true);
    const only = async (filter: string) => (await titles({ search: 'sieved', only: filter })).sort();
    expect(await only('PUBLISHED')).toEqual([published!.title, featured!.title]);
    expect(await only('DRAFT')).toEqual([draft!.title]);
    expect(await only('BLOCKED')).toEqual([blocked!.title, asking!.title]);
    expect(await only('LIFT_REQUESTED')).toEqual([asking!.title]);
    expect(await only('FEATURED')).toEqual([featured!.title]);
  });
});

describe('a course that an administrator unpublishes', () => {
  it('needs a reason', async () => {
    const course = await app.world.aCourse(instructor);
    for (const [reason, message] of [
      ['  ', 'Please write a reason for the instructor'],
      ['x'.repeat(1001), 'Reason can be at most 1,000 characters'],
    ] as const)
      expect(await block(course, reason)).toEqual({
        __typename: 'InvalidInput',
        fields: [{ path: 'reason', message }],
      });
    expect(await seenBy(course)).not.toBeNull();
    expect(await actions(course)).toEqual([]);
  });

  it('shows the reason to its instructor, in the list, on the course and in a notification', async () => {
    const course = await app.world.aCourse(instructor, { title: 'Knots' });
    await block(course, 'Broken links');
    const { body } = await app.as(instructor.token)
      .graphql`{ viewer { teaching { courses { id ${OWN} } } } }`;
    const own = { isPublished: false, block: { reason: 'Broken links', liftRequestedAt: null } };
    expect(body.data.viewer.teaching.courses).toEqual([{ id: course.id, ...own }]);
    const path = `/instructor/courses/${course.id}/edit`;
    expect(await notices(instructor)).toEqual([
      {
        title: 'Course unpublished',
        message: 'An administrator unpublished “Knots”: Broken links',
        path,
        read_at: null,
      },
    ]);
    await app.sql`update notifications set read_at = now() where recipient_id = ${instructor.id}`;
    await block(course, 'No captions');
    expect(await notices(instructor)).toMatchObject([
      { message: expect.stringContaining('No captions'), read_at: null },
    ]);
    await lift(course);
    expect(await notices(instructor)).toMatchObject([{ title: 'Publishing allowed', path }]);
  });

  it('can be neither published nor copied by its instructor until the block is lifted', async () => {
    const course = await app.world.aCourse(instructor);
    await block(course, 'Broken links');
    expect(await publish(course)).toBe('FORBIDDEN');
    expect(await publish(course, false)).toMatchObject({ isPublished: false });
    expect(
      await app.as(instructor.token).run`mutation { r: duplicateCourse(id: ${course.id}) { __typename } }`,
    ).toBe('FORBIDDEN');
    const rest = await app.rest('POST', `/instructor/courses/${course.id}/publish`, {
      token: instructor.token,
      body: { published: true },
    });
    expect(rest.status).toBe(403);
    expect(await seenBy(course)).toBeNull();
    expect(await lift(course)).toMatchObject({ state: 'DRAFT', block: null });
    expect(await publish(course)).toEqual({ isPublished: true, block: null });
    expect(await seenBy(course)).not.toBeNull();
  });

  it('stays unpublished when its instructor keeps an account that was to be deleted', async () => {
    const course = await app.world.aCourse(instructor);
    await expect(
      app.sql`update courses set block_reason = ${'Broken'}, blocked_at = now() where id = ${course.id}`,
    ).rejects.toThrow('courses_blocked_unpublished');
    await block(course, 'Broken');
    const { republishCourses } = await import('../../courses/courses-of-account.queries');
    await app.database.rows(republishCourses({ instructorId: instructor.id, ids: [course.id] }));
    expect(await seenBy(course)).toBeNull();
  });

  it('waits for the administrators once its instructor asks, until the reason changes', async () => {
    const course = await app.world.aCourse(instructor);
    const waiting = async () => (await administration()).waitingCourseCount as number;
    const before = await waiting();
    expect(await requestLift(course)).toMatchObject({ block: null });
    await block(course, 'Broken');
    expect(await waiting()).toBe(before);
    const asked = await requestLift(course);
    expect(asked.block.liftRequestedAt).toEqual(expect.any(String));
    app.clock.advance(5000);
    expect(await requestLift(course)).toEqual(asked);
    expect(await waiting()).toBe(before + 1);
    await block(course, 'Still broken');
    expect(await waiting()).toBe(before);
    expect(await requestLift(course, await app.world.signIn(await app.world.anInstructor()))).toBe(
      'NOT_FOUND',
    );
    expect(await waiting()).toBe(before);
  });

  it('is recorded in the audit log, once a decision', async () => {
    const course = await app.world.aCourse(instructor);
    await app.atOnce(6, () => block(course, 'Broken'));
    await requestLift(course);
    await requestLift(course);
    await lift(course);
    await lift(course);
    const by = (action: string, actor: Account) => ({
      action,
      actor_id: actor.id,
      subject_id: instructor.id,
    });
    expect(await actions(course)).toEqual([
      by('COURSE_BLOCKED', admin),
      by('COURSE_LIFT_REQUESTED', instructor),
      by('COURSE_BLOCK_LIFTED', admin),
    ]);
    expect(JSON.stringify(await app.sql`select details from audit_log`)).not.toContain('Broken');
  });
});

describe('a featured course', () => {
  const listed = async (variables: Record<string, unknown> = {}) => {
    const { body } = await app.graphql(
      `query ($sort: CourseSort, $after: String, $first: Int! = 100, $filter: CourseFilter) {
        courses(first: $first, sort: $sort, after: $after, filter: $filter) {
          nodes { id isFeatured } pageInfo { endCursor } } }`,
      variables,
    );
    return body.data.courses;
  };
  const ids = async (variables: Record<string, unknown> = {}) =>
    (await listed(variables)).nodes.map(({ id }: { id: string }) => id);

  it('is listed first while nothing is searched, on every page', async () => {
    const category = 'LLM';
    const filter = { category };
    const [low, high, middle] = await Promise.all(
      [1, 5, 3].map((rating) => app.world.aCourse(instructor, { category, rating, reviewsCount: 1 })),
    );
    const ranked = [high!.id, middle!.id, low!.id];
    expect(await ids({ filter })).toEqual(ranked);
    expect(await feature(low!, true)).toMatchObject({ isFeatured: true, state: 'PUBLISHED' });
    const first = [low!.id, high!.id, middle!.id];
    expect(await ids({ filter })).toEqual(first);
    expect(await ids({ filter, sort: 'RATING' })).toEqual(ranked);
    expect(await ids({ filter: { ...filter, minRating: 2 } })).toEqual([high!.id, middle!.id]);
    const { endCursor } = (await listed({ filter, first: 1 })).pageInfo;
    expect(await ids({ filter, after: endCursor })).toEqual(first.slice(1));
    await feature(low!, false);
    expect(await ids({ filter })).toEqual(ranked);
    expect((await actions(low!)).map(({ action }) => action)).toEqual([
      'COURSE_FEATURED',
      'COURSE_UNFEATURED',
    ]);
    expect(await notices(instructor)).toMatchObject([
      { title: 'Course featured', path: `/courses/${low!.id}` },
    ]);
  });

  it('is no longer featured once it is unpublished for a reason', async () => {
    const course = await app.world.aCourse(instructor);
    await feature(course, true);
    expect(await block(course, 'Broken')).toMatchObject({ course: { isFeatured: false } });
  });
});

describe('the courses of a suspended account', () => {
  const suspend = (unpublishesCourses: boolean) =>
    app.as(admin.token).run`mutation {
      r: suspendAccount(accountId: ${instructor.id}, unpublishesCourses: ${unpublishesCourses}) { id publishedCourses { count studentCount } } }`;
  const reinstate = () =>
    act('mutation ($id: ID!) { r: reinstateAccount(accountId: $id) { id } }', { id: instructor.id });
  const CATEGORY = 'Design';
  const listed = async () => {
    const { body } = await app.as().graphql`{ courses(first: 100) {
        nodes { id } } search: courses(first: 100, filter: { search: "Pills" }) { nodes { id } }
      course(id: ${other.id}) { relatedCourses { id } } }`;
    const { courses, search, course } = body.data;
    return [courses.nodes, search.nodes, course.relatedCourses].map((nodes: { id: string }[]) =>
      nodes.some(({ id }) => id === pills.id),
    );
  };
  const pills = freshFixture(() =>
    app.world.aCourse(instructor, { title: 'Pills', category: CATEGORY, skills: ['Selling'] }),
  );
  const other = freshFixture(async () =>
    app.world.aCourse(await app.world.anInstructor(), { category: CATEGORY, skills: ['Selling'] }),
  );
  beforeEach(async () => {
    await feature(pills, true);
    await eventually(async () => expect(await listed()).toEqual([true, true, true]));
  });

  it('are neither listed, featured, found nor recommended until it is reinstated', async () => {
    expect(await suspend(false)).toEqual({
      id: instructor.id,
      publishedCourses: { count: 1, studentCount: 0 },
    });
    await eventually(async () => expect(await listed()).toEqual([false, false, false]));
    await reinstate();
    await eventually(async () => expect(await listed()).toEqual([true, true, true]));
  });

  it('are unpublished with it if that is chosen, and the audit log says so', async () => {
    expect((await suspend(true)).publishedCourses).toEqual({ count: 0, studentCount: 0 });
    const state = () => app.sql`select is_published from courses where id = ${pills.id}`;
    expect(await state()).toEqual([{ is_published: false }]);
    const log = await app.sql`select action, details from audit_log where actor_id = ${admin.id}
      and action = 'COURSE_UNPUBLISHED'`;
    expect(log).toEqual([{ action: 'COURSE_UNPUBLISHED', details: { courseId: pills.id } }]);
    await reinstate();
    expect(await state()).toEqual([{ is_published: false }]);
  });

  it('are published again when the suspension is undone, others are not', async () => {
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    await suspend(true);
    await app.as(admin.token)
      .run`mutation { r: reinstateAccount(accountId: ${instructor.id}, publishes: ${[pills.id, 'x']}) { id } }`;
    const published = await app.sql`select id from courses where is_published
      and id = any(${[pills.id, draft.id]}::uuid[])`;
    expect(published).toEqual([{ id: pills.id }]);
  });

  it('are not in the totals of the platform', async () => {
    const total = async () =>
      (await app.graphql('{ platformStats { totalCourses } }')).body.data.platformStats
        .totalCourses as number;
    const before = await total();
    await suspend(false);
    await eventually(async () => expect(await total()).toBe(before - 1));
    await reinstate();
  });
});
