import { SKILL_TAGS } from '#server/modules/courses/catalogue.rules';
import { MAIN_CATEGORIES } from '#server/platform/settings/default-categories.rules';
import { sampleCourses } from './sampleCourses';

test('there are six, with the ids 1 to 6, each under a category that has a button', () => {
  expect(sampleCourses.map((course) => course.id)).toEqual(['1', '2', '3', '4', '5', '6']);
  for (const course of sampleCourses) {
    expect(MAIN_CATEGORIES).toContain(course.category);
    expect(course.lessonCount).toBe(course.lessons.length);
  }
});

test('most skill tags match one of them', () => {
  const found = SKILL_TAGS.filter((tag) => sampleCourses.some((course) => course.skills.includes(tag)));
  expect(found).toEqual(['HTML', 'CSS', 'Express', 'React', 'Python', 'AI']);
});
