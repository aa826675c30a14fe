import type { CourseHeaderFragment } from '../features/catalogue/CourseHeader.generated';
import type { CourseInstructorFragment } from '../features/catalogue/CourseInstructor.generated';
import type { LessonPageQuery } from '../features/catalogue/LessonPage.generated';
import type { LessonViewFragment } from '../features/catalogue/LessonView.generated';
import type { Head } from './firstPages';
import { paths } from './paths';

/** Course fields for the metadata, taken from the fragments of the page's query. */
type Course = CourseHeaderFragment & CourseInstructorFragment;
type Lesson = LessonViewFragment & Pick<NonNullable<LessonPageQuery['lesson']>, 'course'>;

/** Search engines truncate longer descriptions. */
const DESCRIPTION_MAX = 160;

/** The beginning of a text, on one line, at most `max` characters. */
function firstWords(text: string, max = DESCRIPTION_MAX): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  // Avoid half a surrogate pair.
  return `${lastSpace > 0 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Structured data of a course; null if it does not exist. See
 * https://developers.google.com/search/docs/appearance/structured-data/course-info.
 */
export function courseHead({ course }: { course: Course | null }, origin: string): Head | null {
  if (!course) return null;
  const { id, title, description, level, priceCents, rating, reviewsCount, instructor } = course;
  return {
    description: firstWords(description),
    structuredData: {
      '@type': 'Course',
      name: title,
      description: firstWords(description, 500),
      url: origin + paths.course(id),
      provider: { '@type': 'Organization', name: 'Waymark', sameAs: origin },
      educationalLevel: level.charAt(0) + level.slice(1).toLowerCase(),
      offers: {
        '@type': 'Offer',
        category: priceCents === 0 ? 'Free' : 'Paid',
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'USD',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        instructor: { '@type': 'Person', name: instructor.name },
      },
      ...(reviewsCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          ratingCount: reviewsCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  };
}

/** Lessons have no structured data; search engines index them through their course. */
export function lessonHead({ lesson }: { lesson: Lesson | null }): Head | null {
  if (!lesson) return null;
  const { title, description, course } = lesson;
  return { description: firstWords(`${title}: a lesson of ${course.title}. ${description}`) };
}
