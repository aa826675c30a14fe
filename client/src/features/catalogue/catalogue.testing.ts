type Parts = Partial<{
  title: string;
  description: string;
  category: string;
  skills: string[];
  rating: number;
  reviewsCount: number;
  priceCents: number;
  lessonCount: number;
  instructor: string;
  pictureUrl: string | null;
  /** Lessons completed by the viewer; null when not enrolled. */
  done: number | null;
}>;

/** A course as the server sends it to the catalogue. */
export function aCatalogueCourse(id: string, parts: Parts = {}) {
  const { instructor = 'Mara Olin', pictureUrl = null, done = null, ...rest } = parts;
  return {
    __typename: 'Course',
    id,
    title: `Course ${id}`,
    description: 'What it is about.',
    category: 'AI',
    priceCents: 0,
    skills: ['Python'],
    rating: 4.2,
    reviewsCount: 12,
    lessonCount: 6,
    ...rest,
    instructor: {
      __typename: 'CourseInstructor',
      id: `instructor-${instructor}`,
      name: instructor,
      pictureUrl,
    },
    viewerEnrollment:
      done === null ? null : { __typename: 'Enrollment', id: `enrollment-${id}`, lessonsCompleted: done },
  };
}

/** The answer to the catalogue's one operation. */
export function theCatalogue(
  nodes: readonly ReturnType<typeof aCatalogueCourse>[],
  totalCount = nodes.length,
) {
  return { data: { courses: { __typename: 'CourseConnection', totalCount, nodes } } };
}
