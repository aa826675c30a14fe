import type { ApolloCache } from '@apollo/client';

/** Updates the cached `CourseInstructor` objects of this account; what is left out stays. */
export function showOnCourses(
  cache: ApolloCache,
  accountId: string,
  changes: { name?: string | undefined; bio?: string | null; pictureUrl?: string | null },
) {
  const entries = Object.entries<unknown>(changes).filter(
    ([field, value]) => ['name', 'bio', 'pictureUrl'].includes(field) && value !== undefined,
  );
  cache.modify({
    id: cache.identify({ __typename: 'CourseInstructor', id: accountId }),
    fields: Object.fromEntries(entries.map(([field, value]) => [field, () => value])),
  });
}
