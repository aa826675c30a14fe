import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/**
 * CSP sources for the inline scripts or styles of a document. The only inline script is the one that sets the theme
 * before the first paint; server-rendered documents contain their styles.
 */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?: id="[\\w-]+")?>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(inline)].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );
}

const CSP = 'Content-Security-Policy';

/** Allows the inline styles with these hashes in this response, which `securityHeaders` has prepared. */
export function allowStyles(response: Response, hashes: readonly string[]): void {
  const policy = response.get(CSP);
  if (policy === undefined || hashes.length === 0) return;
  response.set(
    CSP,
    policy.replace(/style-src [^;]*/, (sources) => [sources, ...hashes].join(' ')),
  );
}

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** No page of ours uses these. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Needed by the video players, our own and YouTube's. */
const PLAYER_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const PERMISSIONS_POLICY = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ...PLAYER_FEATURES.map((feature) => `${feature}=(self "${YOUTUBE}")`),
].join(', ');

/** Which browser features a page may use; helmet does not set this header. */
const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  next();
};

/** A policy that allows scripts and requests of this origin, what `allowed` adds, and nothing else. */
const policyWith = (allowed: Record<string, string[]>) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    ...allowed,
  },
});

/** Headers of every response. `scriptHashes` come from the built page, see inlineHashes. */
export function securityHeaders(scriptHashes: string[], isDemo: boolean): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: policyWith({
      scriptSrc: ["'self'", ...scriptHashes],
      // A certificate to print is a blob, and so are its styles.
      styleSrc: ["'self'", 'blob:'],
      imgSrc: ["'self'", 'https:', 'data:'],
      // Captions of a restricted lesson are fetched with a token and passed to the player as a blob.
      mediaSrc: ["'self'", 'https:', 'blob:', ...(isDemo ? ['http://localhost:*'] : [])],
      // The certificate embeds its fonts, so that it prints the same everywhere.
      fontSrc: ["'self'", 'data:'],
      manifestSrc: ["'self'"],
      frameSrc: [YOUTUBE],
      formAction: ["'self'"],
    }),
    // YouTube's player refuses to run without knowing the page's origin.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers ignore it over http, and a demo on localhost must not be pinned to https.
    strictTransportSecurity: isDemo ? false : { maxAge: 31_536_000, includeSubDomains: false },
  });
  return [permissionsPolicy, headers];
}

const SANDBOX = 'https://embeddable-sandbox.cdn.apollographql.com';

/** The Apollo Sandbox page may load its script and its frame from Apollo, and nothing else. */
export const sandboxHeaders: RequestHandler = helmet.contentSecurityPolicy(
  policyWith({
    scriptSrc: ["'self'", SANDBOX],
    styleSrc: ["'self'", SANDBOX],
    imgSrc: ["'self'", SANDBOX, 'data:'],
    frameSrc: ['https://sandbox.embed.apollographql.com'],
  }),
);

/** GraphiQL may load only its own files. */
export const graphiqlHeaders: RequestHandler = helmet.contentSecurityPolicy(
  policyWith({
    workerSrc: ["'self'"],
    // Its editor writes style elements at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The editor's icons are data URLs.
    imgSrc: ["'self'", 'data:'],
    // Its stylesheet embeds its fonts.
    fontSrc: ["'self'", 'data:'],
  }),
);

/** The viewer of the REST document may load only its own files. */
export const viewerHeaders: RequestHandler = helmet.contentSecurityPolicy(
  policyWith({
    // Swagger UI sets style attributes at run time.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // Its icons are data URLs.
    imgSrc: ["'self'", 'data:'],
    formAction: ["'self'"],
  }),
);
