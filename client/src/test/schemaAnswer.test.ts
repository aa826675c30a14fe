import { parse } from 'graphql';
import { schemaAnswer } from './schemaAnswer';

const oneCourse = parse('query ($id: ID!) { course(id: $id) { __typename id name: title lessons { id } } }');
const course = {
  __typename: 'Course',
  id: 'c1',
  name: 'HTTP',
  lessons: [{ __typename: 'Lesson', id: 'l1' }],
};

const answer = (fields: Record<string, unknown>) =>
  schemaAnswer(oneCourse, { id: 'c1' }, { course: { ...course, ...fields } });

it('gives what the operation asks for, and nothing else', () => {
  expect(answer({ title: 'Not asked for by this name', rating: 4 })).toEqual({
    course: { __typename: 'Course', id: 'c1', name: 'HTTP', lessons: [{ id: 'l1' }] },
  });
  expect(answer({ lessons: undefined })).toMatchObject({ course: { lessons: [] } });
  expect(schemaAnswer(oneCourse, { id: 'c1' }, {})).toEqual({ course: null });
});

it.each([
  ['another type', { __typename: 'InstructorCourse' }, 'The type must be Course, not InstructorCourse'],
  ['a field that the type does not have', { colour: 'red' }, 'Course has no field colour'],
  ['a text left out', { name: undefined }, 'course.name: The operation asks for this field'],
  ['null where there is always something', { name: null }, 'Cannot return null for non-nullable field'],
])('refuses %s', (_what, fields, message) => {
  expect(() => answer(fields)).toThrow(message);
});

it('refuses a member that a union does not have, and one without a type', () => {
  const enroll = parse('mutation { enroll(courseId: "c1") { ... on UserError { message } } }');
  const given = (enrolled: Record<string, unknown>) => () => schemaAnswer(enroll, {}, { enroll: enrolled });
  expect(given({ __typename: 'NotAMember', message: 'Full' })).toThrow('"NotAMember"');
  expect(given({ message: 'Full' })).toThrow('must resolve to an Object type');
});
