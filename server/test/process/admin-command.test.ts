import { codeOf, secondFactorCalls } from '../../modules/accounts/second-factor/second-factor.testing';
import { eventually } from '../eventually';
import { startTestApp, type TestApp } from '../test-app';
import { build, run } from './program';

jest.setTimeout(120_000);

// Beside a server on the same database, as operators run it.
let app: TestApp;

beforeAll(async () => {
  await build({});
  app = await startTestApp({ config: { isDemo: false } });
});
afterAll(() => app.stop());

/** Without npm, which takes longer than the command. */
const admin = (...words: string[]) =>
  run(process.execPath, ['dist/server/main.js', 'admin', ...words], { DATABASE_URL: app.databaseUrl });

const roleOf = (id: string) => app.value<string>`select role from accounts where id = ${id}`;

describe('npm run admin -- EMAIL', () => {
  it('explains itself', async () => {
    const { code, said } = await admin('ada@example.org', '--remove-second-factor', 'more');
    expect(code).toBe(1);
    expect(said).toContain('npm run admin -- ada@example.org');
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('prints a link for an address without an account', async () => {
    const { code, said } = await admin('new@example.org');
    expect(code).toBe(0);
    expect(said).toMatch(
      /^There is no account for new@example\.org yet\..*\nhttp:\/\/localhost:5000\/set-up\?token=[\w-]+&email=new%40example\.org$/,
    );
  });

  it('prints a link for an account whose address nobody verified', async () => {
    const account = await app.world.aStudent({ emailVerifiedAt: null });
    const { code, said } = await admin(account.email);
    expect(code).toBe(0);
    expect(said).toContain('nobody has verified that this address is theirs');
    expect(await roleOf(account.id)).toBe('STUDENT');
  });

  it('makes a student an administrator, whose sessions end, and says so the second time', async () => {
    const account = await app.world.aStudent({ emailVerifiedAt: new Date() });
    const token = await app.world.signIn(account);
    expect(await admin(account.email.toUpperCase())).toEqual({
      code: 0,
      said: expect.stringContaining(
        'is now an administrator and has to log in again, at http://localhost:5000/login',
      ),
    });
    expect(await roleOf(account.id)).toBe('ADMIN');
    await eventually(async () => expect(await secondFactorCalls(app).isOpen(token)).toBe(false));
    expect(await admin(account.email)).toEqual({
      code: 0,
      said: `${account.email} is already an administrator. Nothing was changed.`,
    });
  });
});

describe('npm run admin -- EMAIL --remove-second-factor', () => {
  it('lets somebody log in without it, and tells them', async () => {
    const calls = secondFactorCalls(app);
    const account = await app.world.anAdmin();
    const token = await app.world.signIn(account);
    const { secret } = await calls.start(token);
    await calls.confirm(token, codeOf(app, secret));
    expect(await admin(account.email, '--remove-second-factor')).toEqual({
      code: 0,
      said: `${account.email} no longer has a second factor, and has to log in again, at http://localhost:5000/login`,
    });
    expect((await calls.logIn(account)).__typename).toBe('LoggedIn');
    const mails = 'select kind from mail_outbox where account_id = $1 order by created_at';
    expect((await app.database.query(mails, [account.id])).at(-1)).toEqual({ kind: 'second-factor-off' });
  });

  it('refuses an address without an account', async () => {
    expect(await admin('nobody@example.org', '--remove-second-factor')).toEqual({
      code: 1,
      said: 'There is no account for nobody@example.org. Nothing was changed.',
    });
  });
});
