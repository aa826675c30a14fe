import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { foldedOnce } from './catalogueIndex';
import { useCatalogueCardsQuery } from './CataloguePage.generated';
import { CourseCardFragmentDoc } from './CourseCard.generated';
import { type HeldCourses, heldCourses } from './heldCourses';

/** How long cards are written to the cache before whatever else is waiting has its turn, in milliseconds. */
const SLICE_MS = 8;

/**
 * Every course of the catalogue; undefined until all are here and, for their cards, in the cache. They get there a few
 * at a time: writing and reading a thousand at once holds up the typing for a second, so the list stays out of the cache.
 * A list kept from an earlier visit is used while it has as many courses as the server counts now.
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

/** Until somebody else is signed in. */
function hold(client: ApolloClient, courses: HeldCourses): void {
  heldCourses.set(client.cache, courses);
  const stop = client.onResetStore(async () => {
    heldCourses.delete(client.cache);
    stop();
  });
}

/** Resolves to whether all of them are in the cache: false when stopped before. */
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
