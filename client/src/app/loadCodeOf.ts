import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Preloads the code of the page at this location, so that it renders synchronously. Returns false if some of it fails
 * to load; the router then handles the error.
 */
export async function loadCodeOf(
  location: Pick<Location, 'pathname'>,
  routes: RouteObject[],
): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  try {
    await Promise.all(
      matches.map(async ({ route }) => {
        if (typeof route.lazy !== 'function') return;
        Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
    return true;
  } catch {
    return false;
  }
}
