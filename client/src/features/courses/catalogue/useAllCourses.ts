import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { type CatalogueCardsQuery, useCatalogueCardsQuery } from './CataloguePage.generated';
import { CourseCardFragmentDoc } from './CourseCard.generated';
import { indexCourse } from './useClientResults';

type AllCourses = CatalogueCardsQuery['courses']['nodes'];

/** The list of all courses per cache, for returning to the catalogue, and when it was loaded. */
const listsByCache = new WeakMap<ApolloCache, { courses: AllCourses; loadedAt: number }>();

/** Age from which a list is loaded again; it is shown meanwhile. */
const OLD_MS = 60_000;

/** Makes the catalogue refetch its courses when next opened, after one was published, unpublished or deleted. */
export function evictCatalogue(cache: ApolloCache): void {
  listsByCache.delete(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
}

/** Time slice for writing cards to the cache before yielding to other tasks, in milliseconds. */
const SLICE_MS = 8;

/**
 * All courses of the catalogue; undefined until they are loaded and their cards are cached. Writing a thousand at once
 * would block typing for a second, so they are written in slices and the list itself is kept outside the cache. A list
 * from an earlier visit is shown if its length matches the server's count, and loaded again unless it is new.
 */
export function useAllCourses({
  skip,
  totalCount,
}: {
  skip: boolean;
  totalCount: number;
}): AllCourses | undefined {
  const client = useApolloClient();
  const [kept] = useState(() => listsByCache.get(client.cache));
  const [isOld] = useState(() => kept !== undefined && Date.now() - kept.loadedAt > OLD_MS);
  const [list, setList] = useState(kept?.courses);
  const current = list?.length === totalCount ? list : undefined;
  const isCurrent = current !== undefined && !(isOld && current === kept?.courses);
  const { data } = useCatalogueCardsQuery({
    skip: skip || isCurrent,
    fetchPolicy: 'no-cache',
  });
  const courses = data?.courses.nodes;

  useEffect(() => {
    if (!courses || isCurrent) return;
    const stopped = new AbortController();
    void writeCards(client, courses, stopped.signal).then((areWritten) => {
      if (!areWritten) return;
      keepList(client, courses);
      startTransition(() => setList(courses));
    });
    return () => stopped.abort();
  }, [client, courses, isCurrent]);

  useEffect(() => client.onResetStore(async () => setList(undefined)), [client]);

  return current;
}

/** Keeps the list until the session changes. */
function keepList(client: ApolloClient, courses: AllCourses): void {
  listsByCache.set(client.cache, { courses, loadedAt: Date.now() });
  const stop = client.onResetStore(async () => {
    listsByCache.delete(client.cache);
    stop();
  });
}

/** Resolves to whether all cards are cached: false if stopped early. */
async function writeCards(client: ApolloClient, courses: AllCourses, stopped: AbortSignal): Promise<boolean> {
  let next = 0;
  while (next < courses.length) {
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.aborted) return false;
    const end = performance.now() + SLICE_MS;
    for (const course of courses.slice(next)) {
      writeCard(client, course);
      indexCourse(course);
      next++;
      if (performance.now() >= end) break;
    }
  }
  return true;
}

function writeCard({ cache }: ApolloClient, course: AllCourses[number]): void {
  cache.writeFragment({
    id: cache.identify({ ...course }),
    fragment: CourseCardFragmentDoc,
    fragmentName: 'CourseCard',
    data: course,
    broadcast: false,
  });
}
