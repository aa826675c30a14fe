import { eventually } from '../../test/eventually';
import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const update = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename
  ... on InvalidInput { fields { path message } }
  ... on ProfileUpdated { account { id name email role bio pictureUrl } }
} }`;
const profile = '{ viewer { account { name email role bio pictureUrl createdAt } } }';

describe('the profile', () => {
  it('is null for visitors and their own for everyone else', async () => {
    expect((await app.graphql(profile)).body).toEqual({ data: { viewer: null } });
    const account = await app.world.anAdmin({ name: 'Root', email: 'root@example.org' });
    const { body } = await app.graphql(profile, {}, await app.world.signIn(account));
    expect(body.data.viewer.account).toEqual({
      name: 'Root',
      email: 'root@example.org',
      role: 'ADMIN',
      bio: null,
      pictureUrl: null,
      createdAt: account.createdAt.toISOString(),
    });
  });

  it('takes bio and picture, trimmed, and clears what is blank or left out', async () => {
    const account = await app.world.anInstructor();
    const token = await app.world.signIn(account);
    const updating = async (input: Record<string, unknown>) =>
      (await app.graphql(update, { input }, token)).body.data.updateProfile.account;
    const full = await updating({ bio: ' <i>Hi</i> ', pictureUrl: ' https://example.org/a.png ' });
    expect(full).toEqual({
      id: account.id,
      name: account.name,
      email: account.email,
      role: 'INSTRUCTOR',
      bio: '<i>Hi</i>',
      pictureUrl: 'https://example.org/a.png',
    });
    expect(await updating({ bio: '  ', pictureUrl: null })).toMatchObject({ bio: null, pictureUrl: null });
    await updating({ bio: 'Back' });
    expect(await updating({})).toMatchObject({ bio: null, pictureUrl: null });
  });

  it('takes a new name, which searches and other pages find', async () => {
    const account = await app.world.anInstructor({ bio: 'Kept' });
    const token = await app.world.signIn(account);
    const input = { name: '  Zoë Åström ', bio: 'Kept', language: 'sv', timeZone: 'Europe/Stockholm' };
    const { body } = await app.graphql(
      `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
        ... on ProfileUpdated { account { name bio language timeZone } } } }`,
      { input },
      token,
    );
    expect(body.data.updateProfile.account).toEqual({ ...input, name: 'Zoë Åström' });
    const [row] = await app.database.query<{ search_text: string }>(
      'select search_text from accounts where id = $1',
      [account.id],
    );
    expect(row!.search_text).toBe(`zoe astrom\n${account.email}`);
    await app.graphql(update, { input: { bio: 'Kept' } }, token);
    const after = await app.graphql('{ viewer { account { name language timeZone } } }', {}, token);
    expect(after.body.data.viewer.account).toEqual({
      name: 'Zoë Åström',
      language: 'sv',
      timeZone: 'Europe/Stockholm',
    });
    const rest = await app.rest('GET', '/auth/profile', { token });
    expect(Object.keys(rest.body).sort()).toEqual(['_id', 'email', 'id', 'name', 'profilePic', 'role']);
  });

  it('is seen changed by every session at once, in other processes too', async () => {
    const account = await app.world.anInstructor();
    const [token, elsewhere] = [await app.world.signIn(account), await app.world.signIn(account)];
    const second = await startTestApp({ databaseUrl: app.databaseUrl });
    const bio = async (where: TestApp, as: string) =>
      (await where.graphql(profile, {}, as)).body.data.viewer.account.bio;
    expect(await bio(second, elsewhere)).toBeNull();
    await app.graphql(update, { input: { bio: 'New' } }, token);
    expect(await bio(app, token)).toBe('New');
    expect(await bio(app, elsewhere)).toBe('New');
    await eventually(async () => expect(await bio(second, elsewhere)).toBe('New'));
    await second.stop();
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name can be at most 100 characters'],
    [{ language: 'not a language' }, 'language', 'Please choose a language from the list'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please choose a time zone from the list'],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'Bio can be at most 2,000 characters'],
    [{ pictureUrl: `https://example.org/${'x'.repeat(2000)}` }, 'pictureUrl', null],
    [{ pictureUrl: 'http://example.org/a.png' }, 'pictureUrl', 'Picture address must be an https:// address'],
    [{ pictureUrl: 'javascript:alert(1)' }, 'pictureUrl', 'Picture address must be an https:// address'],
    [
      { pictureUrl: 'data:image/png;base64,AAAA' },
      'pictureUrl',
      'Picture address must be an https:// address',
    ],
    [
      { pictureUrl: 'blob:https://example.org/1' },
      'pictureUrl',
      'Picture address must be an https:// address',
    ],
    [
      { pictureUrl: 'https://me:pw@example.org/' },
      'pictureUrl',
      'Picture address must be an https:// address',
    ],
    [{ pictureUrl: '//example.org/a.png' }, 'pictureUrl', 'Picture address must be an https:// address'],
  ])('refuses %j', async (input, path, message) => {
    const token = await app.world.signIn(await app.world.anInstructor());
    const { body } = await app.graphql(update, { input }, token);
    expect(body.data.updateProfile.fields).toEqual([
      { path, message: message ?? 'Picture address can be at most 2,000 characters' },
    ]);
  });

  it('cannot change other fields or other accounts', async () => {
    const account = await app.world.aStudent();
    const token = await app.world.signIn(account);
    for (const extra of [{ role: 'ADMIN' }, { id: account.id }, { email: 'x@example.org' }]) {
      const { status, body } = await app.graphql(update, { input: { bio: 'secret-bio', ...extra } }, token);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(body)).not.toContain('secret-bio');
    }
    const visitor = await app.graphql(update, { input: { bio: 'x' } });
    expect(visitor.body.errors?.[0]).toMatchObject({
      message: 'Please log in',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });
});
