import path from 'node:path';
import type { SignInProvider } from './modules/accounts/sign-in-provider/provider-client';

/** Settings from the environment; docs/environment.md and .env.example describe them. Nothing else reads process.env. */
export class Config {
  /** TCP port of the HTTP server; 0 selects a free one. */
  port = 5000;
  host = '127.0.0.1';
  /** Public origin without a trailing slash, used in emails, QR codes and verification links. */
  publicUrl = 'http://localhost:5000';
  /** Folder of the embedded database. */
  dataDir = path.resolve('.data');
  /** null to start the embedded PostgreSQL. */
  databaseUrl: string | null = null;
  /** Direct connection for LISTEN, migrations and advisory locks; null if databaseUrl is not a pooler. */
  databaseDirectUrl: string | null = null;
  /** Read replica for visitors; null to read everything from the primary. */
  databaseReadUrl: string | null = null;
  /** Demo mode: example data, public accounts and reset tokens on screen. Never use it for real people. */
  isDemo = true;
  /** Whether Apollo Sandbox, GraphiQL and introspection are enabled. */
  sandbox = true;
  /** Whether GraphQL accepts only the operations of Waymark's own client. */
  isTrustedDocumentsOnly = false;
  /** Whether the pages are built and served; false for development with Vite's own server. */
  pages = true;
  /** null if emails cannot be sent; outside demo mode this is logged at start and for each password reset. */
  smtpUrl: string | null = null;
  /** Provider of the assistant's answers; 'course' is built in. */
  assistantProvider: 'course' | 'openai' | 'langserve' = 'course';
  /** null for OpenAI's own API. */
  assistantUrl: string | null = null;
  /** null if the provider needs none. */
  assistantApiKey: string | null = null;
  assistantModel: string | null = null;
  /** Whether the model takes pictures. */
  assistantReadsPictures = false;
  /** Time limit of an answer in milliseconds, including a retry. Not configurable. */
  assistantTimeoutMs = 45_000;
  /** null: people log in with a password only. */
  oidc: SignInProvider | null = null;
  /** Number of reverse proxies whose X-Forwarded-For is trusted. */
  trustProxyHops = 0;
  /** How many days entries of the audit log are kept. */
  auditLogDays = 365;
  logLevel = 'info';
}

/** An invalid environment variable; the message tells the administrator what to change. */
export class ConfigError extends Error {}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads and validates the environment. Throws a ConfigError that names the invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const config = new Config();
  const text = (name: string) => env[name]?.trim() || null;

  readDatabase(config, text);
  config.isDemo = flag(text('DEMO'), 'DEMO', config.databaseUrl === null);
  config.sandbox = flag(text('SANDBOX'), 'SANDBOX', config.isDemo);
  config.isTrustedDocumentsOnly =
    oneOf(text('TRUSTED_DOCUMENTS'), 'TRUSTED_DOCUMENTS', ['any', 'only']) === 'only';
  config.pages = flag(text('PAGES'), 'PAGES', true);
  config.port = wholeNumber(text('PORT'), 'PORT', 5000, 65_535);
  config.host = text('HOST') ?? (config.isDemo ? '127.0.0.1' : '0.0.0.0');
  config.publicUrl = origin(text('PUBLIC_URL'), 'PUBLIC_URL') ?? `http://localhost:${config.port}`;
  config.dataDir = path.resolve(text('DATA_DIR') ?? '.data');
  config.smtpUrl = url(text('SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:']);
  readAssistant(config, text);
  config.oidc = readOidc(text);
  config.trustProxyHops = wholeNumber(text('TRUST_PROXY'), 'TRUST_PROXY', 0, 10);
  config.auditLogDays = wholeNumber(text('AUDIT_LOG_DAYS'), 'AUDIT_LOG_DAYS', 365, 3650, 30);
  config.logLevel = text('LOG_LEVEL') ?? 'info';

  if (!LOG_LEVELS.includes(config.logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  if (config.isDemo && !LOOPBACK.has(config.host) && text('DEMO') === null)
    throw new ConfigError(
      `HOST=${config.host} would show the demo accounts to the network. Say DEMO=true if that is what you want, or set DATABASE_URL for a real platform.`,
    );
  return config;
}

function readDatabase(config: Config, text: (name: string) => string | null): void {
  const address = (name: string) => url(text(name), name, ['postgres:', 'postgresql:']);
  config.databaseUrl = address('DATABASE_URL');
  config.databaseDirectUrl = address('DATABASE_DIRECT_URL');
  config.databaseReadUrl = address('DATABASE_READ_URL');
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (text(name) !== null && config.databaseUrl === null)
      throw new ConfigError(`${name} needs DATABASE_URL beside it.`);
}

const ASSISTANT_PROVIDERS = ['course', 'openai', 'langserve'] as const;

function readAssistant(config: Config, text: (name: string) => string | null): void {
  const provider = ASSISTANT_PROVIDERS.find((name) => name === (text('ASSISTANT_PROVIDER') ?? 'course'));
  if (!provider)
    throw new ConfigError(`ASSISTANT_PROVIDER must be one of ${ASSISTANT_PROVIDERS.join(', ')}.`);
  config.assistantProvider = provider;
  config.assistantUrl = url(text('ASSISTANT_URL'), 'ASSISTANT_URL', ['http:', 'https:']);
  config.assistantApiKey = text('ASSISTANT_API_KEY');
  config.assistantModel = text('ASSISTANT_MODEL');
  config.assistantReadsPictures = flag(text('ASSISTANT_PICTURES'), 'ASSISTANT_PICTURES', false);
  if (provider === 'openai' && config.assistantModel === null)
    throw new ConfigError('ASSISTANT_PROVIDER=openai needs ASSISTANT_MODEL, such as gpt-5-mini.');
  if (provider === 'langserve' && config.assistantUrl === null)
    throw new ConfigError(
      'ASSISTANT_PROVIDER=langserve needs ASSISTANT_URL, the address of the assistant host.',
    );
}

const OIDC_CREDENTIALS = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

function readOidc(text: (name: string) => string | null): SignInProvider | null {
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const issuer = text('OIDC_ISSUER');
  const [clientId, clientSecret] = OIDC_CREDENTIALS.map(text);
  const roleClaim = text('OIDC_ROLE_CLAIM');
  const label = text('OIDC_LABEL');
  const input = {
    scopes: text('OIDC_SCOPES') ?? 'openid email profile',
    trustsEmails: flag(text('OIDC_TRUST_EMAILS'), 'OIDC_TRUST_EMAILS', false),
    createsAccounts: flag(text('OIDC_CREATE_ACCOUNTS'), 'OIDC_CREATE_ACCOUNTS', true),
    roleClaim,
    instructorValues: list('OIDC_INSTRUCTOR_VALUES'),
    adminValues: list('OIDC_ADMIN_VALUES'),
  };
  if (issuer === null) {
    const alone = [...OIDC_CREDENTIALS, 'OIDC_ROLE_CLAIM'].find((name) => text(name) !== null);
    if (alone) throw new ConfigError(`${alone} needs OIDC_ISSUER beside it.`);
    return null;
  }
  if (!isSecureIssuer(issuer))
    throw new ConfigError(
      'OIDC_ISSUER must be an https:// address without query and fragment; http:// is allowed on this machine only.',
    );
  if (!clientId || !clientSecret)
    throw new ConfigError(`OIDC_ISSUER needs ${OIDC_CREDENTIALS.join(' and ')} beside it.`);
  if (!input.scopes.split(' ').includes('openid')) throw new ConfigError('OIDC_SCOPES must contain openid.');
  const isMapped = input.instructorValues.length + input.adminValues.length > 0;
  if (isMapped !== (roleClaim !== null))
    throw new ConfigError(
      'OIDC_ROLE_CLAIM and at least one of OIDC_INSTRUCTOR_VALUES and OIDC_ADMIN_VALUES need each other.',
    );
  return { issuer, clientId, clientSecret, label: label ?? new URL(issuer).hostname, ...input };
}

function isSecureIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, username, search, hash } = new URL(issuer);
  const isHere = LOOPBACK.has(hostname.replace(/^\[|\]$/g, ''));
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isHere);
  return isSecure && username === '' && search === '' && hash === '';
}

/** Returns the value, or null if the variable is not set. Throws for a value that is not allowed. */
function oneOf(value: string | null, name: string, allowed: string[]): string | null {
  if (value === null || allowed.includes(value)) return value;
  throw new ConfigError(`${name} must be one of ${allowed.join(', ')}.`);
}

function flag(value: string | null, name: string, whenUnset: boolean): boolean {
  if (value === null) return whenUnset;
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw new ConfigError(`${name} must be true or false.`);
}

function wholeNumber(value: string | null, name: string, whenUnset: number, max: number, min = 0): number {
  if (value === null) return whenUnset;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
}

/** Returns an origin. A path is refused, since links and the check of WebSocket origins use the origin only. */
function origin(value: string | null, name: string): string | null {
  const address = url(value, name, ['http:', 'https:']);
  if (address === null) return null;
  const { origin, href } = new URL(address);
  if (href === `${origin}/`) return origin;
  throw new ConfigError(`${name} must be an address without path, query or account, such as ${origin}.`);
}

function url(value: string | null, name: string, protocols: string[]): string | null {
  if (value === null) return null;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
}
