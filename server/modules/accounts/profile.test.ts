import { testApp } from '../../test/test-app';

const app = testApp();

const update = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  __typename
  ... on InvalidInput { fields { path message } }
  ... on ProfileUpdated { account { id name email role bio pictureUrl } }
} }`;

describe('the profile', () => {
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
    const { body } = await app.as(token).graphql`mutation { updateProfile(input: ${input}) {
      ... on ProfileUpdated { account { name bio language timeZone } } } }`;
    expect(body.data.updateProfile.account).toEqual({ ...input, name: 'Zoë Åström' });
    const [row] = await app.sql`select search_text from accounts where id = ${account.id}`;
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

  it.each([
    [{ language: 'not a language' }, 'language', 'Please choose a language from the list'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Please choose a time zone from the list'],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'Bio can be at most 2,000 characters'],
    [{ pictureUrl: 'javascript:alert(1)' }, 'pictureUrl', 'Picture address must be an https:// address'],
  ])('refuses %j', async (input, path, message) => {
    const token = await app.world.signIn(await app.world.anInstructor());
    const { body } = await app.graphql(update, { input }, token);
    expect(body.data.updateProfile.fields).toEqual([{ path, message }]);
  });
});

const storedOf = async (email: string) => {
  const [row] = await app.sql`select search_text as text from accounts where email = ${email}`;
  return row!.text;
};

it('the text that a search for people looks in is written by the database for plain letters, follows a new name, and is left out for others', async () => {
  const { email } = await app.world.aStudent({ name: 'Ada O’Neill' });
  expect(await storedOf(email)).toBeNull();
  const rename = (name: string) => app.sql`update accounts set name = ${name} where email = ${email}`;
  await rename("Ada O'Neill");
  expect(await storedOf(email)).toBe(`ada o'neill\n${email}`);
  await rename('Ada  Two');
  expect(await storedOf(email)).toBeNull();
});
