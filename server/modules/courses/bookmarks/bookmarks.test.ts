import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

const app = testApp();

const instructor = freshFixture(() => app.world.anInstructor());
const course = freshFixture(() => app.world.aCourse(instructor, { title: 'Knots' }));
const ada = freshFixture(() => app.signedIn(app.world.aStudent()));

const LIST = 'viewer { bookmarks { courseId lessonId courseTitle lessonTitle } }';

async function set(courseId: string, lessonId: string | null | undefined, isBookmarked = true) {
  const result = await app.as(ada.token).run`mutation {
    r: setBookmark(courseId: ${courseId}, lessonId: ${lessonId}, isBookmarked: ${isBookmarked}) {
      __typename ... on UserError { message } ... on BookmarkSet { ${LIST} } } }`;
  return result.viewer?.bookmarks ?? result;
}
const list = async () => (await app.run(`{ r: ${LIST} }`, {}, ada.token)).bookmarks;

it('a course and its lessons are bookmarked, newest first, and removed again', async () => {
  const [lesson] = course.lessons;
  const ofCourse = { courseId: course.id, lessonId: null, courseTitle: 'Knots', lessonTitle: null };
  const ofLesson = { ...ofCourse, lessonId: lesson!.id, lessonTitle: lesson!.title };
  expect(await set(course.id, null)).toEqual([ofCourse]);
  app.clock.advance(1000);
  expect(await set(course.id, lesson!.id)).toEqual([ofLesson, ofCourse]);
  expect(await set(course.id, undefined, false)).toEqual([ofLesson]);
  expect(await set(course.id, null, false)).toEqual([ofLesson]);
});

it('twelve calls at once leave one row', async () => {
  const [lesson] = course.lessons;
  await app.atOnce(12, (index) => set(course.id, index % 2 ? lesson!.id : null));
  const rows = await app.sql`select lesson_id from bookmarks where account_id = ${ada.id}`;
  expect(rows).toHaveLength(2);
});

it('only what the account can open is added or listed; a removal always works', async () => {
  const draft = await app.world.aCourse(instructor, { isPublished: false });
  const other = await app.world.aCourse(instructor);
  expect(await set(draft.id, null)).toBe('NOT_FOUND');
  expect(await set(course.id, other.lessons[0]!.id)).toBe('NOT_FOUND');
  expect(await set('no id', null)).toBe('NOT_FOUND');
  expect(await set(course.id, 'no id')).toBe('NOT_FOUND');

  await set(course.id, course.lessons[0]!.id);
  await set(other.id, null);
  await app.sql`update courses set is_published = false where id = ${course.id}`;
  expect(await list()).toMatchObject([{ courseId: other.id }]);
  await app.sql`update courses set is_published = true where id = ${course.id}`;
  expect(await list()).toHaveLength(2);
  await app.sql`update courses set is_published = false where id = ${course.id}`;
  await set(course.id, course.lessons[0]!.id, false);
  await app.sql`update courses set is_published = true where id = ${course.id}`;
  expect(await list()).toMatchObject([{ courseId: other.id }]);
});

it('a bookmark goes with its lesson', async () => {
  await set(course.id, course.lessons[0]!.id);
  await app.sql`delete from lessons where id = ${course.lessons[0]!.id}`;
  expect(await list()).toEqual([]);
});

it('an account has at most 500, however many are added at once', async () => {
  const lessons = Array.from({ length: 12 }, (_, index) => ({ title: `Lesson ${index}` }));
  const other = await app.world.aCourse(instructor, { lessons });
  await app.sql`with lesson as (
    insert into lessons (id, course_id, position, title, description, notes)
    select gen_random_uuid(), ${course.id}, 10 + n, 'Lesson', '', '' from generate_series(1, 499) n returning id
    )
    insert into bookmarks (id, account_id, course_id, lesson_id)
    select gen_random_uuid(), ${ada.id}, ${course.id}, id from lesson`;
  const sent = await Promise.all(other.lessons.map(({ id }) => set(other.id, id)));
  const refused = sent.filter(({ __typename }) => __typename === 'BookmarkLimitReached');
  expect(refused).toHaveLength(11);
  expect(refused[0].message).toBe('You have 500 bookmarks, which is the maximum. Remove some to add more.');
  const known = await list();
  expect(known).toHaveLength(500);
  expect(await set(known[0].courseId, known[0].lessonId)).toHaveLength(500);
});
