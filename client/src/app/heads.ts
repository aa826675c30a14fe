import type { ApolloClient } from '@apollo/client';
import {
  LessonPageDocument,
  type LessonPageQuery,
} from '../modules/learning/course/__generated__/LessonPage.generated';
import { certificateNumberFrom } from '../modules/enrollments/certificates/certificateNumber';
import { VerifyCertificatePageDocument } from '../modules/enrollments/certificates/__generated__/VerifyCertificatePage.generated';
import {
  CoursePageDocument,
  type CoursePageQuery,
} from '../modules/learning/course/__generated__/CoursePage.generated';
import { certificatePicturePath } from '#server/modules/enrollments/certificates/certificate.rules';
import { paths } from './paths';

/** A page's metadata for search engines and link previews, except the title. */
export interface Head {
  /** A sentence or two in plain text. */
  description: string;
  /** A picture of 1,200 by 630 pixels, with what it shows. */
  picture?: { url: string; alt: string };
  /** schema.org, without @context. */
  structuredData?: object;
}

/**
 * A page's metadata from the data it was rendered from; null if what it is about does not exist. `origin` is the public
 * one.
 */
export type HeadOf = (page: {
  client: ApolloClient;
  params: Readonly<Record<string, string | undefined>>;
  origin: string;
  platformName: string;
}) => Head | null;

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

/** See https://developers.google.com/search/docs/appearance/structured-data/course-info. */
export const courseHead: HeadOf = ({ client, params, origin, platformName }) => {
  const variables = { courseId: params.courseId! };
  const course = client.readQuery({ query: CoursePageDocument, variables })?.course as
    CoursePageQuery['course'] | undefined;
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
};

/** Lessons have no structured data; search engines index them through their course. */
export const lessonHead: HeadOf = ({ client, params }) => {
  const variables = { lessonId: params.lessonId! };
  const lesson = client.readQuery({ query: LessonPageDocument, variables })?.lesson as
    LessonPageQuery['lesson'] | undefined;
  if (!lesson) return null;
  const { title, description, course } = lesson;
  return { description: firstWords(`${title}: a lesson of ${course.title}. ${description}`) };
};

/** Certificates are shared by their holders, so search engines find nothing about them but the page. */
export const certificateHead: HeadOf = ({ client, params, origin }) => {
  const variables = { number: certificateNumberFrom(params.number!) };
  const data = client.readQuery({ query: VerifyCertificatePageDocument, variables });
  if (!data?.verifyCertificate) return null;
  const { number, studentName, courseTitle, instructorName } = data.verifyCertificate;
  return {
    description: firstWords(
      `${studentName} earned the certificate of “${courseTitle}”, taught by ${instructorName}.`,
    ),
    picture: {
      url: origin + certificatePicturePath(number),
      alt: `Certificate of completion: ${studentName}, ${courseTitle}`,
    },
  };
};
