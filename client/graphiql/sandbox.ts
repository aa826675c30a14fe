import { authorizationHeaders } from './authorizationHeaders';
import './sandbox.css';
import { socketUrl } from './socketUrl';
import { starterOperations } from './starterOperations';

/** Both URLs are allowed by the content security policy that the server sends with this page. */
const SCRIPT = 'https://embeddable-sandbox.cdn.apollographql.com/v2/embeddable-sandbox.umd.production.min.js';
const FRAME_ORIGIN = 'https://sandbox.embed.apollographql.com';
/** Milliseconds to wait for Apollo's servers before offering GraphiQL. */
const PATIENCE_MS = 3_000;

declare global {
  interface Window {
    /** Defined by the script; https://www.apollographql.com/docs/graphos/platform/sandbox#embedding-sandbox */
    EmbeddedSandbox?: new (options: object) => unknown;
  }
}

const offer = document.getElementById('offer')!;

function offerGraphiQL(): void {
  offer.hidden = false;
}

/** Sandbox has loaded once its frame sends any message; that may happen after GraphiQL was offered. */
function withdrawOfferOnceItAnswers(): void {
  const timer = setTimeout(offerGraphiQL, PATIENCE_MS);
  addEventListener('message', ({ origin }) => {
    if (origin !== FRAME_ORIGIN) return;
    clearTimeout(timer);
    offer.hidden = true;
  });
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${SCRIPT} cannot be loaded`)));
    document.head.append(script);
  });
}

/**
 * Headers that Sandbox sends with every operation. Its frame is a third-party page, so it gets the viewer's token only
 * in demo mode.
 */
async function sharedHeaders(): Promise<Record<string, string>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ platform { isDemo } }' }),
  });
  const { data } = (await response.json()) as { data?: { platform: { isDemo: boolean } } };
  return data?.platform.isDemo ? authorizationHeaders() : {};
}

async function showSandbox(): Promise<void> {
  const [headers] = await Promise.all([sharedHeaders(), loadScript()]);
  new window.EmbeddedSandbox!({
    target: '#sandbox',
    initialEndpoint: `${location.origin}/graphql`,
    initialSubscriptionEndpoint: socketUrl(),
    endpointIsEditable: false,
    runTelemetry: false,
    allowDynamicStyles: false,
    initialState: {
      // Sandbox runs the operation whose button is pressed; the variables are those of the first.
      document: starterOperations.map(({ query }) => query.trim()).join('\n\n'),
      variables: JSON.parse(starterOperations[0]?.variables ?? '{}') as unknown,
      sharedHeaders: headers,
    },
  });
}

withdrawOfferOnceItAnswers();
showSandbox().catch((error: unknown) => {
  console.warn('Apollo Sandbox could not be shown:', error);
  offerGraphiQL();
});
