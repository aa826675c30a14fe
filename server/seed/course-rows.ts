import type { Account } from '../modules/accounts/account.entities';
import { searchText, skillsText } from '../modules/courses/catalogue.rules';
import { Course, Lesson } from '../modules/courses/course.entities';
import { newId } from '../platform/ids';

/** What a seeded course has instead of the defaults; `lessons` is their number, or the lessons. */
export type GivenCourse = Partial<Course> & { lessons?: number | Partial<Lesson>[] };

/** Builds a course, by default published and with three lessons to read. */
export function newCourse(instructor: Account, number: number, { lessons = 3, ...overrides }: GivenCourse) {
  const course = {
    // The defaults of what instructors may leave out.
    ...new Course(),
    id: newId(),
    instructorId: instructor.id,
    title: `Course ${number}`,
    description: `What course ${number} is about.`,
    category: 'Backend',
    skills: ['Express'],
    isPublished: true,
    createdAt: new Date(),
    deletedAt: null,
    ...overrides,
  };
  const requested = typeof lessons === 'number' ? Array.from({ length: lessons }, () => ({})) : lessons;
  const rows = requested.map((lesson, index) => newLesson(course.id, index + 1, lesson));
  const row = {
    ...course,
    lessonCount: rows.length,
    rating: overrides.rating ?? 0,
    reviewsCount: overrides.reviewsCount ?? 0,
    searchText: searchText({ ...course, instructor }),
    skillsText: skillsText(course.skills),
  };
  return { row, lessons: rows };
}

const newLesson = (courseId: string, position: number, input: Partial<Lesson>): Lesson =>
  Object.assign(new Lesson(), {
    id: newId(),
    courseId,
    position,
    title: `Lesson ${position}`,
    description: '',
    notes: '',
    videoUrl: null,
    captionsUrl: null,
    duration: null,
    ...input,
  });
