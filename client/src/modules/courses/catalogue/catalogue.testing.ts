type Parts = Partial<{
  title: string;
  description: string;
  category: string;
  skills: string[];
  rating: number;
  reviewsCount: number;
  level: 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED';
  isFeatured: boolean;
  durationMinutes: number | null;
  createdAt: string;
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
    id,
    title: `Course ${id}`,
    description: 'What it is about.',
    category: 'AI',
    level: 'BEGINNER',
    createdAt: '2026-01-01T00:00:00Z',
    skills: ['Python'],
    rating: 4.2,
    reviewsCount: 12,
    lessonCount: 6,
    ...rest,
    instructor: { id: `instructor-${instructor}`, name: instructor, pictureUrl },
    viewerEnrollment:
      done === null
        ? null
        : {
            id: `enrollment-${id}`,
            lessonsCompleted: done,
            completedPositions: Array.from({ length: done }, (_, index) => index + 1),
          },
  };
}

type Course = ReturnType<typeof aCatalogueCourse>;

/** A page of found courses; `endCursor` null: the last one. */
export const found = (
  nodes: readonly Course[],
  totalCount = nodes.length,
  endCursor: string | null = null,
) => ({
  totalCount,
  exactCount: totalCount,
  matchesAllWords: true,
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});

/** The response to the catalogue's first query: `nodes` of a catalogue of `totalCount` courses. */
export function theCatalogue(nodes: readonly Course[], totalCount = nodes.length, courses = found(nodes)) {
  const names = [...new Set(nodes.map(({ category }) => category))];
  const categories = names.map((name) => ({ name }));
  return { data: { catalogue: { totalCount, categories }, courses } };
}
