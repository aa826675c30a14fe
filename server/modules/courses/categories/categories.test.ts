import { DEFAULT_CATEGORIES } from '../../../platform/settings/default-categories.rules';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp({ config: { isDemo: false, sandbox: false } });

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));
const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor({ name: 'Grace' })));

beforeAll(async () => {
  await app.sql`create table categories_at_first as select * from categories`;
});
beforeEach(async () => {
  await app.sql`delete from courses`;
  await app.sql`delete from categories`;
  await app.sql`insert into categories select * from categories_at_first`;
});

const ANSWER = `__typename
  ... on CategoriesChanged { administration { categories { name alternativeName isMain courseCount } } }
  ... on InvalidInput { fields { path message } }`;

const add = (input: object, as = admin.token) =>
  app.as(as).run`mutation { r: addCategory(input: ${{ isMain: false, ...input }}) { ${ANSWER} } }`;
const edit = async (name: string, input: object, as = admin.token) =>
  app.as(as)
    .run`mutation { r: updateCategory(id: ${await idOf(name)}, input: ${{ name, isMain: true, ...input }}) { ${ANSWER} } }`;
const move = async (name: string, position: number, as = admin.token) =>
  app.as(as).run`mutation { r: moveCategory(id: ${await idOf(name)}, position: ${position}) { __typename } }`;
const remove = async (name: string, replacement: string | null = null, as = admin.token) =>
  app.as(as)
    .run`mutation { r: removeCategory(id: ${await idOf(name)}, replacementId: ${replacement && (await idOf(replacement))}) {
      ${ANSWER} ... on CategoryHasCourses { message courseCount } } }`;

async function idOf(name: string): Promise<string> {
  const [row] = await app.sql`select id from categories where name = ${name}`;
  return row?.id ?? '00000000-0000-7000-8000-000000000000';
}
const names = () => app.column<string>`select name from categories order by position, id`;
const categoriesOfCourses = () => app.column<string>`select category from courses order by category`;
const audited = async () =>
  (
    await app.sql`select action, details from audit_log where action like 'CATEGOR%' order by occurred_at, id`
  ).map(({ action, details }) => [action, details]);
const found = async (search: string) =>
  (await app.as().run`{ r: courses(filter: { search: ${search} }) { totalCount } }`).totalCount;

describe('the categories of a new platform', () => {
  it('are the specified ones', async () => {
    const { body } = await app.graphql('{ platform { categories { name alternativeName isMain } } }');
    expect(body.data.platform.categories).toEqual(DEFAULT_CATEGORIES);
  });

  it('are those that a course can have, by either name', async () => {
    const create = (category: string) =>
      app.rest('POST', '/instructor/courses', {
        token: instructor.token,
        body: { title: 'Knots', description: 'All of them.', category },
      });
    for (const category of ['LLM', 'Prompt Engineering', 'Cloud Computing', 'Other', 'AI'])
      expect(await create(category)).toMatchObject({ status: 201, body: { category } });
    expect(await create(' UI/UX Design ')).toMatchObject({ status: 201, body: { category: 'UI/UX' } });
    for (const category of ['llm', 'Cooking', 'toString'])
      expect(await create(category)).toMatchObject({
        status: 400,
        body: { error: 'Please choose one of the categories' },
      });
    expect(await categoriesOfCourses()).toHaveLength(6);
  });
});

describe('an administrator', () => {
  it('adds one, which everyone sees and authors can choose', async () => {
    const before = (await audited()).length;
    const answer = await add({ name: '  Cooking ', alternativeName: ' ', isMain: true });
    const cooking = { name: 'Cooking', alternativeName: null, isMain: true };
    expect(answer.administration.categories.at(-1)).toEqual({ ...cooking, courseCount: 0 });
    const platform = await app.graphql('{ platform { categories { name alternativeName isMain } } }');
    expect(platform.body.data.platform.categories.at(-1)).toEqual(cooking);
    const course = await app.rest('POST', '/instructor/courses', {
      token: instructor.token,
      body: { title: 'Soup', description: 'Hot.', category: 'Cooking' },
    });
    expect(course.status).toBe(201);
    expect((await audited()).slice(before)).toEqual([['CATEGORY_ADDED', { category: 'Cooking' }]]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name can be at most 60 characters'],
    [{ name: '\u3164\u202e' }, 'name', 'Name is required'],
    [{ name: 'back\u00adend\n' }, 'name', 'There is already a category “Backend”'],
    [{ name: 'ui/ux DESIGN' }, 'name', 'There is already a category “UI/UX”'],
    [{ name: 'Cooking', alternativeName: 'ai' }, 'alternativeName', 'There is already a category “AI”'],
    [
      { name: 'Cooking', alternativeName: 'COOKING' },
      'alternativeName',
      'Other name must differ from the name',
    ],
  ])('cannot add %j', async (input, path, message) => {
    expect(await add(input)).toEqual({ __typename: 'InvalidInput', fields: [{ path, message }] });
    expect(await names()).toHaveLength(DEFAULT_CATEGORIES.length);
  });

  it('cannot add more than 100', async () => {
    await app.sql`insert into categories (name, is_main, position) select 'C' || n, false, 100 + n
      from generate_series(1, 80) n`;
    expect(await add({ name: 'Cooking' })).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: '', message: 'There can be at most 100 categories' }],
    });
  });

  it('renames one: its courses, deleted ones too, the catalogue and the search follow', async () => {
    const course = await app.world.aCourse(instructor, { category: 'Backend', skills: ['Rope', 'Knots'] });
    const gone = await app.world.aCourse(instructor, { category: 'Backend', deletedAt: new Date() });
    await app.world.aCourse(instructor, { category: 'Frontend' });
    expect([await found('backend'), await found('sërvers')]).toEqual([1, 0]);
    const before = (await audited()).length;
    const answer = await edit('Backend', { name: 'Servers \\1 & more' });
    expect(answer.__typename).toBe('CategoriesChanged');
    expect(await categoriesOfCourses()).toEqual(['Frontend', 'Servers \\1 & more', 'Servers \\1 & more']);
    expect([await found('backend'), await found('servers \\1 & more'), await found('rope')]).toEqual([
      0, 1, 1,
    ]);
    const [row] = await app.sql`select search_text from courses where id = ${course.id}`;
    expect(row!.search_text.split('\n').slice(2)).toEqual(['grace', 'servers \\1 & more', 'rope', 'knots']);
    const { body } = await app.graphql('{ courses { nodes { category } categories { name } } }');
    expect(body.data.courses.categories).toEqual(
      expect.arrayContaining([{ name: 'Servers \\1 & more' }, { name: 'Frontend' }]),
    );
    expect(gone.category).toBe('Backend');
    expect((await audited()).slice(before)).toEqual([
      ['CATEGORY_RENAMED', { from: 'Backend', to: 'Servers \\1 & more', courses: '1' }],
    ]);
    expect((await names())[3]).toBe('Servers \\1 & more');
  });

  it('can write a name differently, and changes the other name and the button', async () => {
    await app.world.aCourse(instructor, { category: 'Backend' });
    const before = (await audited()).length;
    await edit('Backend', { name: 'BackEnd', alternativeName: 'Servers', isMain: false });
    expect(await categoriesOfCourses()).toEqual(['BackEnd']);
    await edit('BackEnd', { name: 'BackEnd', alternativeName: 'Servers', isMain: true });
    await edit('BackEnd', { name: 'BackEnd', alternativeName: 'Servers', isMain: true });
    expect((await audited()).slice(before).map(([action]) => action)).toEqual([
      'CATEGORY_RENAMED',
      'CATEGORY_CHANGED',
    ]);
  });

  it('moves one up and down, and nowhere beyond the ends', async () => {
    await move('AI', 1);
    expect((await names()).slice(0, 3)).toEqual(['AI', 'UI/UX', 'Fullstack']);
    await move('AI', 2);
    expect((await names()).slice(0, 3)).toEqual(['UI/UX', 'AI', 'Fullstack']);
    await move('UI/UX', 1000);
    await move('Other', -5);
    const now = await names();
    expect([now[0], now.at(-1)]).toEqual(['Other', 'UI/UX']);
    const before = (await audited()).length;
    await move('Other', 1);
    expect(await audited()).toHaveLength(before);
  });

  it('removes one without courses; those of others need another category', async () => {
    await remove('DevOps');
    expect(await names()).not.toContain('DevOps');
    await app.world.aCourse(instructor, { category: 'Backend', isPublished: false });
    await app.world.aCourse(instructor, { category: 'Backend' });
    expect(await remove('Backend')).toEqual({
      __typename: 'CategoryHasCourses',
      message: '2 courses have this category. Choose the category that they get instead.',
      courseCount: 2,
    });
    expect(await categoriesOfCourses()).toEqual(['Backend', 'Backend']);
    const before = (await audited()).length;
    const answer = await remove('Backend', 'Frontend');
    expect(answer.administration.categories).toContainEqual({
      name: 'Frontend',
      alternativeName: null,
      isMain: true,
      courseCount: 2,
    });
    expect(await names()).not.toContain('Backend');
    expect(await categoriesOfCourses()).toEqual(['Frontend', 'Frontend']);
    expect((await audited()).slice(before)).toEqual([
      ['CATEGORY_MERGED', { from: 'Backend', to: 'Frontend', courses: '2' }],
    ]);
    expect(await remove('Frontend', 'Frontend')).toBe('NOT_FOUND');
  });

  it('removes one that only deleted courses have: they get the last one, or the chosen one', async () => {
    const deleted = { deletedAt: new Date() };
    await app.world.aCourse(instructor, { category: 'Backend', ...deleted });
    await app.world.aCourse(instructor, { category: 'DevOps', ...deleted });
    expect((await remove('Backend')).__typename).toBe('CategoriesChanged');
    expect((await remove('DevOps', 'Frontend')).__typename).toBe('CategoriesChanged');
    expect(await categoriesOfCourses()).toEqual(['Frontend', 'Other']);
    expect((await audited()).slice(-2)).toEqual([
      ['CATEGORY_REMOVED', { category: 'Backend' }],
      ['CATEGORY_REMOVED', { category: 'DevOps' }],
    ]);
  });

  it('never removes the last', async () => {
    await app.sql`delete from categories where name <> 'AI'`;
    expect(await remove('AI')).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'id', message: 'The last category can’t be removed, since courses need one.' }],
    });
  });
});

describe('at once', () => {
  it('twelve additions of one name leave one', async () => {
    const answers = await app.atOnce(12, () => add({ name: 'Cooking' }));
    const types = answers.map(({ __typename }) => __typename);
    expect(types.filter((type) => type === 'CategoriesChanged')).toHaveLength(1);
    expect(types.filter((type) => type === 'InvalidInput')).toHaveLength(11);
    expect((await names()).filter((name) => name === 'Cooking')).toHaveLength(1);
  });

  it('the last two are not both removed, three times', async () => {
    for (let round = 0; round < 3; round++) {
      await app.sql`delete from categories`;
      await app.sql`insert into categories select * from categories_at_first where name in ('AI', 'Other')`;
      await Promise.all([remove('AI'), remove('Other')]);
      expect(await names()).toHaveLength(1);
    }
  });

  it('no course keeps a name that is being replaced', async () => {
    const input = { title: 'A', description: 'd', category: 'Backend' };
    const course = await app.world.aCourse(instructor, { category: 'AI' });
    const create = () => app.rest('POST', '/instructor/courses', { token: instructor.token, body: input });
    const duplicate = () =>
      app.as(instructor.token).graphql`mutation { duplicateCourse(id: ${course.id}) { __typename } }`;
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, create),
      edit('Backend', { name: 'Servers' }),
      edit('AI', { name: 'Machines' }),
      ...Array.from({ length: 5 }, create),
      ...Array.from({ length: 4 }, duplicate),
    ]);
    expect(answers).toHaveLength(16);
    const known = await names();
    for (const category of await categoriesOfCourses()) expect(known).toContain(category);
  });

  it('no course gets a category that is being removed', async () => {
    await app.world.aCourse(instructor, { category: 'Backend' });
    const courses = await app.atOnce(11, () => app.world.aCourse(instructor, { category: 'AI' }));
    const update = (id: string) =>
      app.as(instructor.token)
        .graphql`mutation { updateCourse(id: ${id}, revision: 1, input: { title: "Knots", description: "All of them.", category: "Backend" }) {
          __typename } }`;
    await Promise.all([...courses.map(({ id }) => update(id)), remove('Backend', 'Frontend')]);
    const known = await names();
    expect(known).not.toContain('Backend');
    for (const category of await categoriesOfCourses()) expect(known).toContain(category);
  });
});
