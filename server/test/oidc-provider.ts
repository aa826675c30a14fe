import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignInProvider } from '../modules/accounts/sign-in-provider/provider-client';

/** The public origin of test applications with a sign-in provider. */
export const PUBLIC_URL = 'http://localhost:5000';
const CALLBACK = `${PUBLIC_URL}/login/callback`;

/** A person at the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

let people = 0;

/** A new person with a verified email. */
export function aPerson(given: Partial<Person> = {}): Person {
  const sub = `person-${++people}`;
  return { sub, email: `${sub}@school.example`, email_verified: true, name: `Person ${people}`, ...given };
}

export interface TestProvider {
  settings: SignInProvider;
  /** Opens an address of the provider as a browser in which this person is logged in; returns the query it sends back. */
  visit(authorizationUrl: string, person: Person): Promise<URLSearchParams>;
  /** Uses another key for what it signs from now on. */
  rotateKey(): Promise<void>;
  stop(): Promise<void>;
}

/** The settings of a provider in tests. */
export const settingsFor = (issuer: string): SignInProvider => ({
  issuer,
  clientId: 'waymark',
  clientSecret: 'a secret of at least thirty-two characters',
  label: 'Northfield School',
  scopes: 'openid email profile groups',
  trustsEmails: false,
  createsAccounts: true,
  roleClaim: null,
  instructorValues: [],
  adminValues: [],
});

/** Starts a handler on a free port of this machine; `address` is known before the handler is needed. */
export async function listenOnLoopback(
  handlerFor: (address: string) => http.RequestListener | Promise<http.RequestListener>,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', await handlerFor(address));
  return {
    address,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

let keys = 0;
const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: `key-${++keys}`,
  use: 'sig',
  alg: 'RS256',
});

/** Starts a certified OpenID Connect provider, whose people log in without a form. */
export async function startTestProvider(): Promise<TestProvider> {
  const { Provider } = await quietly(() => import('oidc-provider'));
  let person: Person = { sub: 'nobody' };
  let handle: http.RequestListener = () => undefined;
  const build = (issuer: string) => {
    const { clientId, clientSecret } = settingsFor(issuer);
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [CALLBACK] }],
      jwks: { keys: [newKey()] },
      cookies: { keys: ['a key of the test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      features: { devInteractions: { enabled: false } },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      pkce: { required: () => true },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => Promise.resolve({ ...person, sub }) }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      // Everybody consents to everything.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({
          accountId: oidc.session!.accountId!,
          clientId: oidc.client!.clientId,
        });
        grant.addOIDCScope('openid email profile groups');
        await grant.save();
        return grant;
      },
    });
    const own = provider.callback();
    handle = (request, response) => {
      if (!request.url!.startsWith('/interaction/')) return void own(request, response);
      void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    };
  };
  const { address, stop } = await listenOnLoopback(async (issuer) => {
    await quietly(() => build(issuer));
    return (request, response) => handle(request, response);
  });
  return {
    settings: settingsFor(address),
    visit: async (authorizationUrl, visitor) => {
      person = visitor;
      return new URL(await followed(authorizationUrl)).searchParams;
    },
    rotateKey: () => quietly(() => build(address)),
    stop,
  };
}

/** Without what it tells operators: that Node.js 20 is old, and that it keeps everything in memory. */
async function quietly<T>(work: () => Promise<T> | T): Promise<T> {
  const warning = jest.spyOn(console, 'warn').mockImplementation();
  try {
    return await work();
  } finally {
    warning.mockRestore();
  }
}

/** Follows redirects like a new browser, up to the application's callback. */
async function followed(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  while (!url.startsWith(CALLBACK)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const [name, value] of response.headers
      .getSetCookie()
      .map((header) => header.split(';')[0]!.split(/=(.*)/s)))
      cookies.set(name!, value!);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} at ${url}: ${await response.text()}`);
    url = new URL(location, url).href;
  }
  return url;
}
