import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
} from 'graphql';
import { COURSE_GLYPHS, COURSE_LANGUAGES } from '../modules/courses/course-options.rules';
import { MAIN_CATEGORIES } from '../platform/settings/default-categories.rules';
import { courseRules } from '../modules/teaching/authoring/course-form.rules';
import { testApp } from './test-app';

// A field that instructors write must be accepted, stored, copied and returned everywhere. Each failure names the place
// that a new field of `courseRules` is missing from. The client's part is in courseDraft.test.ts.

const FIELDS = Object.keys(courseRules.shape);

type Values = Record<string, unknown>;

const app = testApp();
let token: string;

beforeAll(async () => {
  token = await app.world.signIn(await app.world.anInstructor());
});

const missingIn = (place: string, has: (field: string) => boolean) =>
  FIELDS.filter((field) => !has(field)).map((field) => `Add ${field} to ${place}`);

/** The names of fields that the REST API calls otherwise. */
const REST_NAMES: Record<string, string> = { priceCents: 'price', skills: 'tags' };
const restName = (field: string) => REST_NAMES[field] ?? field;

it.each([
  ['CourseInput', 'CourseContent in course.entities.ts'],
  ['Course', 'CourseContent in course.entities.ts'],
  ['InstructorCourse', 'CourseContent in course.entities.ts'],
])('every field of courseRules is declared in the GraphQL type %s', (name, place) => {
  const type = app.app.schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`${name} has no fields`);
  expect(missingIn(place, (field) => field in type.getFields())).toEqual([]);
});

/** A valid value of the field of CourseInput; not the same for `number` and `number + 1`, of 0 to 2. */
function valueOf(field: string, number: number): unknown {
  if (field === 'category') return MAIN_CATEGORIES[number];
  if (field === 'language') return COURSE_LANGUAGES[number];
  if (field === 'glyph') return COURSE_GLYPHS[number];
  const input = app.app.schema.getType('CourseInput');
  if (!isInputObjectType(input)) throw new Error('CourseInput is not an input');
  return valueOfType(input.getFields()[field]!.type, `${field} ${number}`, number);
}

function valueOfType(given: GraphQLInputType, text: string, number: number): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [valueOfType(type.ofType, text, number)];
  if (isEnumType(type)) return type.getValues()[number % type.getValues().length]!.name;
  return { Int: number * 100, Float: number, Boolean: number % 2 === 1 }[type.name] ?? text;
}

const valuesOf = (number: number): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field, number)]));

/** The same as the REST API writes it. */
const restValues = (values: Values): Values =>
  Object.fromEntries(
    FIELDS.map((field) => [
      restName(field),
      field === 'priceCents'
        ? (values[field] as number) / 100
        : ['level', 'completionRule', 'certificateRule', 'assistantMode'].includes(field)
          ? String(values[field]).toLowerCase().replaceAll('_', '-')
          : values[field],
    ]),
  );

async function ask(query: string, variables: Values): Promise<Values> {
  const { body } = await app.graphql(query, variables, token);
  if (body.errors) throw new Error(body.errors[0]!.message);
  return body.data.r as Values;
}

const SELECTED = `id ${FIELDS.join(' ')}`;
const created = async (input: Values) =>
  (
    (await ask(
      `mutation ($input: CourseInput!) { r: createCourse(input: $input) { ... on CourseCreated { course { ${SELECTED} } } } }`,
      { input },
    )) as { course: Values }
  ).course;

function expectKept(values: Values, found: Values, advice: string) {
  const lost = Object.keys(values).filter(
    (field) => JSON.stringify(found[field]) !== JSON.stringify(values[field]),
  );
  expect(lost.map((field) => `${field} is lost: ${advice}`)).toEqual([]);
}

describe('every field that an instructor writes is kept', () => {
  it('when a course is created', async () => {
    const input = valuesOf(1);
    expectKept(input, await created(input), 'store it in createCourse and select it in teaching.queries.ts');
  });

  it('when it is edited', async () => {
    const { id } = await created(valuesOf(1));
    const input = valuesOf(2);
    const { course } = (await ask(
      `mutation ($id: ID!, $input: CourseInput!) { r: updateCourse(id: $id, input: $input, revision: 1) {
        ... on CourseUpdated { course { ${SELECTED} } } } }`,
      { id, input },
    )) as { course: Values };
    expectKept(input, course, 'write it in updateCourse in course-authoring.queries.ts');
  });

  it('when it is duplicated', async () => {
    const input = valuesOf(1);
    const { id } = await created(input);
    const { course } = (await ask(
      `mutation ($id: ID!) { r: duplicateCourse(id: $id) { course { ${SELECTED} } } }`,
      { id },
    )) as { course: Values };
    const expected = { ...input, title: `${String(input.title)} (copy)` };
    expectKept(expected, course, 'copy it in duplicateCourse in course-authoring.service.ts');
  });

  it('in the catalogue, as a draft and published', async () => {
    const input = valuesOf(1);
    const { id } = await created(input);
    const query = `query ($id: ID!) { r: course(id: $id) { ${SELECTED} } }`;
    const advice = 'select it in courseCardJson in course-json.queries.ts';
    expectKept(input, await ask(query, { id }), advice);
    await ask('mutation ($id: ID!) { r: setCoursePublished(id: $id, isPublished: true) { id } }', { id });
    expectKept(input, await ask(query, { id }), advice);
  });

  it('over REST, in both directions', async () => {
    const values = valuesOf(1);
    const posted = await app.rest('POST', '/instructor/courses', { token, body: restValues(values) });
    expect(posted.status).toBe(201);
    const { id } = posted.body as { id: string };
    const own = `query ($id: ID!) { r: viewer { teaching { course(id: $id) { ${SELECTED} } } } }`;
    const stored = async () => ((await ask(own, { id })) as { teaching: { course: Values } }).teaching.course;
    const inward = 'pass it on in POST /instructor/courses in server/rest';
    expectKept(values, await stored(), inward);
    // calls.test.ts and teaching.test.ts say which keys the answers have; a new field needs none.
    const { tags, ...read } = restValues(values);
    const { body } = await app.rest('GET', `/api/courses/${id}`, { token });
    for (const [answer, expected] of [
      [posted.body as Values, { ...read, tags }],
      [body as Values, { ...read, skills: tags }],
    ] as const) {
      const documented = Object.entries(expected).filter(([key]) => key in answer);
      expectKept(Object.fromEntries(documented), answer, 'return it in content in server/rest/answers.ts');
    }
  });
});
