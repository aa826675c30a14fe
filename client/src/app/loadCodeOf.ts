import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the page at this address, so that it can be drawn without waiting. Returns false when some of it
 * cannot be had: the router then finds out, and its page says what happened.
 */
export async function loadCodeOf(
  location: Pick<Location, 'pathname'>,
  routes: RouteObject[],
): Promise<boolean> {
  const found = matchRoutes(routes, location) ?? [];
  try {
    await Promise.all(
      found.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
    return true;
  } catch {
    return false;
  }
}
