import pino from 'pino';
import { type HostileProvider, startHostileProvider, tokens } from '../../../test/hostile-provider';
import { PUBLIC_URL } from '../../../test/oidc-provider';
import { finishSignIn, startConfirmation, startSignIn } from '../../../test/provider-sign-in';
import { testApp } from '../../../test/test-app';

let provider: HostileProvider;
const logged: string[] = [];

const app = testApp(async () => {
  provider = await startHostileProvider();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  return { config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings }, logger };
});
beforeEach(() => {
  provider.tokenStatus = 200;
  provider.userInfo = {};
  logged.length = 0;
});
afterAll(() => provider.stop());

type Claims = Record<string, unknown>;
let count = 0;

const seconds = () => Math.floor(Date.now() / 1000);

/** Logs in with an ID token made of valid claims. */
async function logInWith(tokenOf: (claims: Claims) => string) {
  return finishWith(await startSignIn(app), tokenOf);
}

/** Finishes what was begun with an ID token made of valid claims. */
async function finishWith(
  { authorizationUrl, verifier }: { authorizationUrl: string; verifier: string },
  tokenOf: (claims: Claims) => string,
  session?: string,
) {
  const { searchParams } = new URL(authorizationUrl);
  const now = seconds();
  const number = ++count;
  provider.idToken = tokenOf({
    iss: provider.settings.issuer,
    aud: provider.settings.clientId,
    sub: `person-${number}`,
    nonce: searchParams.get('nonce'),
    iat: now,
    exp: now + 300,
    email: `person-${number}@school.example`,
    email_verified: true,
    name: 'Ada',
  });
  const answer = new URLSearchParams({
    state: searchParams.get('state')!,
    code: 'a code',
    iss: provider.settings.issuer,
  });
  return finishSignIn(app, answer, verifier, session);
}

const accountCount = () => app.value<number>`select count(*)::int as count from accounts`;

it.each<[string, (claims: Claims) => string]>([
  ['of another issuer', (claims) => tokens.signed({ ...claims, iss: 'https://other.example' })],
  ['for another audience', (claims) => tokens.signed({ ...claims, aud: 'another client' })],
  ['that has expired', (claims) => tokens.signed({ ...claims, exp: Number(claims.iat) - 60 })],
  ['with another nonce', (claims) => tokens.signed({ ...claims, nonce: 'another' })],
  ['without a subject', (claims) => tokens.signed({ ...claims, sub: undefined })],
  ['signed with another key', tokens.signedByOther],
  ['without a signature', tokens.unsigned],
  ['signed with the public key as secret', (claims) => tokens.symmetric(claims, tokens.publicKey)],
  ['that is not a JWT', () => 'no token'],
])('refuses a token %s, and says in the log that it did', async (_title, tokenOf) => {
  const before = await accountCount();
  expect(await logInWith(tokenOf)).toEqual({
    __typename: 'ProviderSignInRefused',
    message: 'Northfield School did not confirm who you are. Try again, or log in with your password.',
  });
  expect(await accountCount()).toBe(before);
  expect(logged.join()).toContain('returned no valid identity');
  expect(logged.join()).not.toMatch(/a code|school\.example|eyJ/);
});

it('refuses a token without a signature from a provider that says it makes such', async () => {
  const { metadata } = provider;
  provider.metadata = { ...metadata, id_token_signing_alg_values_supported: ['none', 'RS256'] };
  app.clock.advance(61 * 60 * 1000);
  expect((await logInWith(tokens.unsigned)).__typename).toBe('ProviderSignInRefused');
  provider.metadata = metadata;
  app.clock.advance(61 * 60 * 1000);
});

it('refuses user info about somebody else', async () => {
  provider.userInfo = { sub: 'somebody else', email: 'admin@school.example', email_verified: true };
  const answer = await logInWith((claims) => tokens.signed({ ...claims, email: undefined }));
  expect(answer.__typename).toBe('ProviderSignInRefused');
});

it('prefers what is signed to the user info', async () => {
  provider.userInfo = { sub: `person-${count + 1}`, email: 'admin@school.example', name: 'Info' };
  const { viewer } = await logInWith((claims) => tokens.signed({ ...claims, name: undefined }));
  expect(viewer.account.name).toBe('Info');
  const [account] = await app.sql`select email from accounts where id = ${viewer.account.id}`;
  expect(account).toEqual({ email: `person-${count}@school.example` });
});

it('refuses metadata of another issuer, before anybody is sent there', async () => {
  const { metadata } = provider;
  provider.metadata = { ...metadata, issuer: 'https://other.example' };
  app.clock.advance(61 * 60 * 1000);
  expect((await startSignIn(app)).__typename).toBe('ProviderSignInRefused');
  // A failure is not remembered.
  provider.metadata = metadata;
  expect((await startSignIn(app)).__typename).toBe('ProviderSignInStarted');
});

it('stops reading a response that does not end', async () => {
  provider.isEndless = true;
  const { __typename } = await logInWith(tokens.signed);
  expect(__typename).toBe('ProviderSignInRefused');
  expect(provider.bytesSent).toBeLessThan(20 * 1024 * 1024);
  provider.isEndless = false;
});

it('says that the provider cannot be reached if it fails', async () => {
  provider.tokenStatus = 503;
  expect((await logInWith(tokens.signed)).message).toBe(
    'Northfield School can’t be reached right now. Try again later, or log in with your password.',
  );
  expect(logged.join()).toContain('cannot be reached');
});

it.each([
  ['says nothing about when', () => ({}), 'ProviderSignInRefused'],
  ['says that it was a minute before', () => ({ auth_time: seconds() - 60 }), 'ProviderSignInRefused'],
  ['says something else than a time', () => ({ auth_time: 'now' }), 'ProviderSignInRefused'],
  ['says that it was now', () => ({ auth_time: seconds() }), 'SessionConfirmed'],
])('confirms nothing unless it logged the person in just now: it %s', async (_, given, expected) => {
  const sub = 'the same person';
  const { token } = await logInWith((claims) => tokens.signed({ ...claims, sub }));
  const started = await startConfirmation(app, token);
  const confirmed = await finishWith(
    started,
    (claims) => tokens.signed({ ...claims, sub, ...given() }),
    token,
  );
  expect(confirmed.__typename).toBe(expected);
});
