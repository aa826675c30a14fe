import pino from 'pino';
import { type HostileProvider, startHostileProvider, tokens } from '../../../test/hostile-provider';
import { PUBLIC_URL } from '../../../test/oidc-provider';
import { finishSignIn, startSignIn } from '../../../test/provider-sign-in';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
let provider: HostileProvider;
const logged: string[] = [];

beforeAll(async () => {
  provider = await startHostileProvider();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  app = await startTestApp({
    config: { publicUrl: PUBLIC_URL, isDemo: false, oidc: provider.settings },
    logger,
  });
});
beforeEach(() => {
  provider.tokenStatus = 200;
  provider.userInfo = {};
  logged.length = 0;
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

type Claims = Record<string, unknown>;
let count = 0;

/** Logs in with an ID token made of valid claims. */
async function logInWith(tokenOf: (claims: Claims) => string, on = app) {
  const { authorizationUrl, verifier } = await startSignIn(on);
  const { searchParams } = new URL(authorizationUrl);
  const now = Math.floor(Date.now() / 1000);
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
  return finishSignIn(on, answer, verifier);
}

const accountCount = async () =>
  (await app.database.query<{ count: number }>('select count(*)::int as count from accounts'))[0]!.count;

it('accepts the valid token, of which the others are variations', async () => {
  expect((await logInWith(tokens.signed)).__typename).toBe('LoggedIn');
});

it.each<[string, (claims: Claims) => string]>([
  ['of another issuer', (claims) => tokens.signed({ ...claims, iss: 'https://other.example' })],
  ['for another audience', (claims) => tokens.signed({ ...claims, aud: 'another client' })],
  [
    'for several audiences, made for another',
    (claims) => tokens.signed({ ...claims, aud: ['waymark', 'another client'], azp: 'another client' }),
  ],
  ['without an audience', (claims) => tokens.signed({ ...claims, aud: undefined })],
  ['that has expired', (claims) => tokens.signed({ ...claims, exp: Number(claims.iat) - 60 })],
  ['that was issued in the future', (claims) => tokens.signed({ ...claims, iat: Number(claims.iat) + 3600 })],
  ['that never expires', (claims) => tokens.signed({ ...claims, exp: undefined })],
  ['with another nonce', (claims) => tokens.signed({ ...claims, nonce: 'another' })],
  ['without a nonce', (claims) => tokens.signed({ ...claims, nonce: undefined })],
  ['without a subject', (claims) => tokens.signed({ ...claims, sub: undefined })],
  ['signed with another key', tokens.signedByOther],
  ['without a signature', tokens.unsigned],
  ['whose signature was removed', (claims) => `${tokens.signed(claims).split('.').slice(0, 2).join('.')}.`],
  [
    'whose claims were changed',
    (claims) => {
      const [header, , signature] = tokens.signed(claims).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' })).toString('base64url');
      return [header, changed, signature].join('.');
    },
  ],
  [
    'signed with the secret of the client',
    (claims) => tokens.symmetric(claims, provider.settings.clientSecret),
  ],
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
  const [account] = await app.database.query('select email from accounts where id = $1', [viewer.account.id]);
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
