import type { BrowserContext, Page, Route } from 'playwright-core';

/** What becomes of a request: an answer with this status and body, or none at all. */
export type Trouble = 'offline' | { status: number; body: string };

export const OUT_OF_ORDER = {
  status: 500,
  body: JSON.stringify({
    errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  }),
};

/** As a proxy says it when the server behind it is away. */
export const UNAVAILABLE = { status: 503, body: '<h1>503 Service Unavailable</h1>' };

/** Meets every request of the GraphQL operation with this trouble until the returned function is called. */
export async function failing(
  where: Page | BrowserContext,
  operation: string,
  trouble: Trouble,
): Promise<() => Promise<void>> {
  const meet = async (route: Route) => {
    const sent = route.request().postDataJSON() as { operationName?: string } | null;
    if (sent?.operationName !== operation) return route.fallback();
    if (trouble === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ ...trouble, contentType: 'application/json' });
  };
  await where.route('**/graphql', meet);
  return () => where.unroute('**/graphql', meet);
}
