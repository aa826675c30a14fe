import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from './config';

const OIDC = {
  OIDC_ISSUER: 'https://id.school.example/realms/main',
  OIDC_CLIENT_ID: 'waymark',
  OIDC_CLIENT_SECRET: 'secret',
};
const oidc = {
  issuer: OIDC.OIDC_ISSUER,
  clientId: 'waymark',
  clientSecret: 'secret',
  label: 'id.school.example',
  scopes: 'openid email profile',
  trustsEmails: false,
  createsAccounts: true,
  roleClaim: null,
  instructorValues: [],
  adminValues: [],
};
const INSECURE_ISSUER =
  'OIDC_ISSUER must be an https:// address without query and fragment; http:// is allowed on this machine only.';
const INCOMPLETE_ROLES =
  'OIDC_ROLE_CLAIM and at least one of OIDC_INSTRUCTOR_VALUES and OIDC_ADMIN_VALUES need each other.';
const DATABASE_URL = 'postgres://waymark:pw@db.example.org:5432/waymark';

describe('an empty environment', () => {
  it('is a demo of its own on this machine alone', () => {
    expect(readConfig({})).toEqual({
      port: 5000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:5000',
      dataDir: path.resolve('.data'),
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReadUrl: null,
      isDemo: true,
      isTrustedDocumentsOnly: false,
      sandbox: true,
      pages: true,
      smtpUrl: null,
      assistantProvider: 'course',
      assistantUrl: null,
      assistantApiKey: null,
      assistantModel: null,
      assistantTimeoutMs: 45_000,
      assistantReadsPictures: false,
      oidc: null,
      trustProxyHops: 0,
      auditLogDays: 365,
      logLevel: 'info',
    });
  });

  it('and one of blank variables are the same', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'SANDBOX', 'SMTP_URL'];
    const blank = Object.fromEntries([...names, 'TRUST_PROXY', 'LOG_LEVEL'].map((name) => [name, '  ']));
    expect(readConfig(blank)).toEqual(readConfig({}));
  });
});

describe('each variable', () => {
  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 8080 ' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [
      { HOST: '0.0.0.0', DEMO: 'true' },
      { host: '0.0.0.0', isDemo: true },
    ],
    [{ PUBLIC_URL: 'https://learn.example.org/' }, { publicUrl: 'https://learn.example.org' }],
    [{ PUBLIC_URL: 'HTTPS://Learn.Example.org:443' }, { publicUrl: 'https://learn.example.org' }],
    [{ DATA_DIR: '/srv/waymark' }, { dataDir: '/srv/waymark' }],
    [{ DATABASE_URL }, { databaseUrl: DATABASE_URL, isDemo: false, sandbox: false, host: '0.0.0.0' }],
    [
      { DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://waymark:pw@primary.example.org/waymark' },
      {
        databaseUrl: DATABASE_URL,
        databaseDirectUrl: 'postgres://waymark:pw@primary.example.org/waymark',
        isDemo: false,
      },
    ],
    [
      { DATABASE_URL, DEMO: 'true' },
      { isDemo: true, sandbox: true, host: '127.0.0.1' },
    ],
    [
      { DATABASE_URL, SANDBOX: 'true' },
      { isDemo: false, sandbox: true },
    ],
    [{ SANDBOX: 'false' }, { isDemo: true, sandbox: false }],
    [OIDC, { oidc }],
    [
      { ...OIDC, OIDC_ISSUER: 'http://localhost:4000', OIDC_LABEL: 'School', OIDC_SCOPES: 'openid email' },
      { oidc: { ...oidc, issuer: 'http://localhost:4000', label: 'School', scopes: 'openid email' } },
    ],
    [
      { ...OIDC, OIDC_ISSUER: 'http://[::1]:4000', OIDC_TRUST_EMAILS: 'true', OIDC_CREATE_ACCOUNTS: 'false' },
      {
        oidc: {
          ...oidc,
          issuer: 'http://[::1]:4000',
          label: '[::1]',
          trustsEmails: true,
          createsAccounts: false,
        },
      },
    ],
    [
      {
        ...OIDC,
        OIDC_ROLE_CLAIM: 'groups',
        OIDC_INSTRUCTOR_VALUES: 'staff, tutors,',
        OIDC_ADMIN_VALUES: 'it',
      },
      { oidc: { ...oidc, roleClaim: 'groups', instructorValues: ['staff', 'tutors'], adminValues: ['it'] } },
    ],
    [{ SMTP_URL: 'smtps://me:pw@mail.example.org' }, { smtpUrl: 'smtps://me:pw@mail.example.org' }],
    [{ TRUST_PROXY: '2' }, { trustProxyHops: 2 }],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ TRUSTED_DOCUMENTS: 'only' }, { isTrustedDocumentsOnly: true }],
  ])('%j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ AUDIT_LOG_DAYS: '29' }, 'AUDIT_LOG_DAYS must be a whole number from 30 to 3650.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [{ DEMO: 'yes' }, 'DEMO must be true or false.'],
    [{ DATABASE_DIRECT_URL: DATABASE_URL }, 'DATABASE_DIRECT_URL needs DATABASE_URL beside it.'],
    [
      { DATABASE_URL, DATABASE_READ_URL: 'replica' },
      'DATABASE_READ_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ ...OIDC, OIDC_ISSUER: 'http://id.school.example' }, INSECURE_ISSUER],
    [{ ...OIDC, OIDC_ISSUER: 'https://id.school.example?x=1' }, INSECURE_ISSUER],
    [
      { ...OIDC, OIDC_CLIENT_SECRET: '' },
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.',
    ],
    [{ OIDC_CLIENT_ID: 'waymark' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER beside it.'],
    [{ ...OIDC, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must contain openid.'],
    [{ ...OIDC, OIDC_ROLE_CLAIM: 'groups' }, INCOMPLETE_ROLES],
    [{ ...OIDC, OIDC_ADMIN_VALUES: 'it' }, INCOMPLETE_ROLES],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [
      { PUBLIC_URL: 'https://x.org/learn' },
      'PUBLIC_URL must be an address without path, query or account, such as https://x.org.',
    ],
    [{ TRUSTED_DOCUMENTS: 'true' }, 'TRUSTED_DOCUMENTS must be one of any, only.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it.each([{ HOST: '0.0.0.0' }, { HOST: '192.168.1.5' }, { HOST: '0.0.0.0', DEMO: '' }])(
    '%j would show the demo accounts to the network',
    (env) => {
      expect(() => readConfig(env)).toThrow(
        /^HOST=\S+ would show the demo accounts to the network\. Say DEMO=true/,
      );
    },
  );
});

describe('the documentation of the variables', () => {
  /** Names of all variables that readConfig looks up. */
  const variablesRead = () => {
    const names = new Set<string>();
    const env = new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_target, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    );
    readConfig(env);
    return [...names].sort();
  };

  it.each([
    ['docs/environment.md', /^\| `([A-Z_]+)`/gm],
    ['.env.example', /^# ([A-Z_]+)=/gm],
  ])('%s lists each variable once', (file, pattern) => {
    const text = fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');
    const listed = Array.from(text.matchAll(pattern), ([, name]) => name!);
    expect(listed.sort()).toEqual(variablesRead());
  });
});
