import type { CourseHeaderFragment } from '../features/courses/detail/CourseHeader.generated';
import type { CourseOfferFragment } from '../features/courses/detail/CourseOffer.generated';
import type { CourseOverviewFragment } from '../features/courses/detail/CourseOverview.generated';
import type { CourseInstructorFragment } from '../features/courses/detail/CourseInstructor.generated';
import type { LessonPageQuery } from '../features/courses/detail/LessonPage.generated';
import type { LessonViewFragment } from '../features/courses/lessons/LessonView.generated';
import type { VerifyCertificatePageQuery } from '../features/certificates/VerifyCertificatePage.generated';
import { certificatePicturePath } from '../../../server/features/certificates/certificate-picture.rules';
import type { Head, Site } from './firstPages';
import { paths } from './paths';

/** Course fields for the metadata, taken from the fragments of the page's query. */
type Course = CourseHeaderFragment & CourseOfferFragment & CourseOverviewFragment & CourseInstructorFragment;
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
export function courseHead(
  { course }: { course: Course | null },
  { origin, platformName }: Site,
): Head | null {
  if (!course) return null;
  const { id, title, subtitle, description, level, priceCents, rating, reviewsCount, instructor } = course;
  const { outcomes, requirements, language, durationMinutes, updatedAt } = course;
  return {
    description: firstWords(subtitle ? `${subtitle}. ${description}` : description),
    structuredData: {
      '@type': 'Course',
      name: title,
      description: firstWords(description, 500),
      url: origin + paths.course(id),
      provider: { '@type': 'Organization', name: platformName, sameAs: origin },
      educationalLevel: level.charAt(0) + level.slice(1).toLowerCase(),
      educationalCredentialAwarded: 'Certificate of completion',
      dateModified: updatedAt,
      ...(language && { inLanguage: language }),
      ...(outcomes.length > 0 && { teaches: outcomes }),
      ...(requirements.length > 0 && { coursePrerequisites: requirements }),
      offers: {
        '@type': 'Offer',
        category: priceCents === 0 ? 'Free' : 'Paid',
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'USD',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...(durationMinutes && { courseWorkload: `PT${durationMinutes}M` }),
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

/** Certificates are shared by their holders, so search engines find nothing about them but the page. */
export function certificateHead(
  { verifyCertificate: certificate }: VerifyCertificatePageQuery,
  { origin }: Site,
): Head | null {
  if (!certificate) return null;
  const { number, studentName, courseTitle, instructorName } = certificate;
  return {
    description: firstWords(
      `${studentName} earned the certificate of “${courseTitle}”, taught by ${instructorName}.`,
    ),
    picture: {
      url: origin + certificatePicturePath(number),
      alt: `Certificate of completion: ${studentName}, ${courseTitle}`,
    },
  };
}
