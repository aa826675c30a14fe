import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SignInProvider } from '../modules/accounts/sign-in-provider/provider-client';
import { listenOnLoopback, settingsFor } from './oidc-provider';

type Json = Record<string, unknown>;

export interface HostileProvider {
  settings: SignInProvider;
  /** What it returns; each can be replaced. */
  metadata: Json;
  /** The ID token, as a JWT. */
  idToken: string;
  userInfo: Json;
  /** How the token endpoint responds. */
  tokenStatus: number;
  /** Whether the token endpoint's response never ends. */
  isEndless: boolean;
  /** How much of an endless response was sent. */
  bytesSent: number;
  stop(): Promise<void>;
}

const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = pairOf();
const foreign = pairOf();

const signedBy = (key: KeyObject) => (text: string) => sign('sha256', Buffer.from(text), key);
const jwt = (header: Json, claims: Json, signature: (text: string) => Buffer): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${signature(text).toString('base64url')}`;
};

/** ID tokens, good and bad ones. */
export const tokens = {
  signed: (claims: Json) => jwt({ alg: 'RS256', kid: 'own' }, claims, signedBy(own.privateKey)),
  signedByOther: (claims: Json) => jwt({ alg: 'RS256', kid: 'own' }, claims, signedBy(foreign.privateKey)),
  unsigned: (claims: Json) => jwt({ alg: 'none' }, claims, () => Buffer.alloc(0)),
  /** With a secret as key: the client's, or the public key, which confuses naive libraries. */
  symmetric: (claims: Json, secret: string) =>
    jwt({ alg: 'HS256' }, claims, (text) => createHmac('sha256', secret).update(text).digest()),
  publicKey: own.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};

function* endlessText(provider: HostileProvider) {
  const text = ' '.repeat(64 * 1024);
  for (;;) {
    provider.bytesSent += text.length;
    yield text;
  }
}

/** Starts a provider that returns whatever a test wants. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const provider = {
    idToken: '',
    userInfo: {},
    tokenStatus: 200,
    isEndless: false,
    bytesSent: 0,
  } as HostileProvider;
  const { address, stop } = await listenOnLoopback(() => (request, response) => {
    const answers: Record<string, () => [status: number, body: Json]> = {
      '/.well-known/openid-configuration': () => [200, provider.metadata],
      '/jwks': () => [
        200,
        { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] },
      ],
      '/token': () => [
        provider.tokenStatus,
        { access_token: 'access', token_type: 'bearer', id_token: provider.idToken },
      ],
      '/userinfo': () => [200, provider.userInfo],
    };
    if (provider.isEndless && request.url === '/token') {
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(endlessText(provider)).pipe(response);
      return;
    }
    const [status, body] = answers[request.url!]?.() ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return Object.assign(provider, {
    settings: settingsFor(address),
    metadata: {
      issuer: address,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/jwks`,
      userinfo_endpoint: `${address}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    },
    stop,
  });
}
