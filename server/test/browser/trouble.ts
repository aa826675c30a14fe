import type { BrowserContext, Page, Route } from 'playwright-core';

/** What happens to a request: a response with this status and body, or none at all. */
export type Trouble = 'offline' | { status: number; body: string };

export const OUT_OF_ORDER = {
  status: 500,
  body: JSON.stringify({
    errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  }),
};

/** The response of a proxy whose server is down. */
export const UNAVAILABLE = { status: 503, body: '<h1>503 Service Unavailable</h1>' };

/** Makes the server unreachable for the browser until the returned function is called. */
export async function serverAway(where: BrowserContext): Promise<() => Promise<void>> {
  const handle = (route: Route) => route.abort('connectionrefused');
  await where.route('**/*', handle);
  return () => where.unroute('**/*', handle);
}

/** Fails every request of the GraphQL operation in this way until the returned function is called. */
export function failing(
  where: Page | BrowserContext,
  operation: string,
  trouble: Trouble,
): Promise<() => Promise<void>> {
  return meeting(where, operation, (route) => {
    if (trouble === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ ...trouble, contentType: 'application/json' });
  });
}

/**
 * Loses the response to every request of the GraphQL operation, which the server carries out, until the returned function
 * is called.
 */
export function losingAnswers(where: Page | BrowserContext, operation: string): Promise<() => Promise<void>> {
  return meeting(where, operation, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/** Holds every request of the GraphQL operation until the returned function is called; then they continue. */
export async function holding(where: Page | BrowserContext, operation: string): Promise<() => Promise<void>> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const pass = await meeting(where, operation, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await pass();
  };
}

async function meeting(
  where: Page | BrowserContext,
  operation: string,
  meet: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => {
    const sent = route.request().postDataJSON() as { operationName?: string } | null;
    return sent?.operationName === operation ? meet(route) : route.fallback();
  };
  await where.route('**/graphql', handle);
  await where.route(isPage, withoutAnswer);
  return async () => {
    await where.unroute('**/graphql', handle);
    await where.unroute(isPage, withoutAnswer);
  };
}

const isPage = ({ pathname }: URL) => !/^\/(assets|media|graphql)\b/.test(pathname);

/** Removes the embedded data from a page's document, so that the page requests it itself. */
async function withoutAnswer(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  const html = await response.text();
  await route.fulfill({ response, headers, body: html.replace(FIRST_DATA, '') });
}

const FIRST_DATA = /<script type="application\/json" id="first-data">.*?<\/script>/s;
