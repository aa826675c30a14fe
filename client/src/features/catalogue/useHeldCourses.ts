import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { foldedOnce } from './catalogueIndex';
import { useCatalogueCardsQuery } from './CataloguePage.generated';
import { CourseCardFragmentDoc } from './CourseCard.generated';
import { type HeldCourses, heldCourses } from './heldCourses';

/** Time slice for writing cards to the cache before yielding to other tasks, in milliseconds. */
const SLICE_MS = 8;

/**
 * All courses of the catalogue; undefined until they are loaded and their cards are cached. Writing a thousand at once
 * would block typing for a second, so they are written in slices and the list itself is kept outside the cache. A list
 * from an earlier visit is reused while its length matches the server's count.
 */
export function useHeldCourses({
  skip,
  totalCount,
}: {
  skip: boolean;
  totalCount: number;
}): HeldCourses | undefined {
  const client = useApolloClient();
  const [kept, setHeld] = useState(() => heldCourses.get(client.cache));
  const held = kept?.length === totalCount ? kept : undefined;
  const { data } = useCatalogueCardsQuery({
    skip: skip || held !== undefined,
    fetchPolicy: 'no-cache',
  });
  const courses = data?.courses.nodes;

  useEffect(() => {
    if (!courses || held) return;
    const stopped = new AbortController();
    void writeCards(client, courses, stopped.signal).then((areWritten) => {
      if (!areWritten) return;
      hold(client, courses);
      startTransition(() => setHeld(courses));
    });
    return () => stopped.abort();
  }, [client, courses, held]);

  useEffect(() => client.onResetStore(async () => setHeld(undefined)), [client]);

  return held;
}

/** Keeps the list until the session changes. */
function hold(client: ApolloClient, courses: HeldCourses): void {
  heldCourses.set(client.cache, courses);
  const stop = client.onResetStore(async () => {
    heldCourses.delete(client.cache);
    stop();
  });
}

/** Resolves to whether all cards are cached: false if stopped early. */
async function writeCards(
  client: ApolloClient,
  courses: HeldCourses,
  stopped: AbortSignal,
): Promise<boolean> {
  let next = 0;
  while (next < courses.length) {
    await new Promise((resolve) => setTimeout(resolve));
    if (stopped.aborted) return false;
    const end = performance.now() + SLICE_MS;
    for (const course of courses.slice(next)) {
      writeCard(client, course);
      foldedOnce(course);
      next++;
      if (performance.now() >= end) break;
    }
  }
  return true;
}

function writeCard({ cache }: ApolloClient, course: HeldCourses[number]): void {
  cache.writeFragment({
    id: cache.identify({ ...course }),
    fragment: CourseCardFragmentDoc,
    fragmentName: 'CourseCard',
    data: course,
    broadcast: false,
  });
}
