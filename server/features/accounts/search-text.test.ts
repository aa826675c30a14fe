import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const storedOf = async (email: string) => {
  const [row] = await app.database.query<{ text: string | null }>(
    'select search_text as text from accounts where email = $1',
    [email],
  );
  return row!.text;
};

describe('the text that a search for people looks in', () => {
  it('is folded when somebody registers', async () => {
    const input = { name: 'Ärni  Ζεύς', email: 'Arni@Example.org', password: 'a long one', role: 'STUDENT' };
    const { body } = await app.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input },
    );
    expect(body.data.register.__typename).toBe('Registered');
    expect(await storedOf('arni@example.org')).toBe('arni ζευσ\narni@example.org');
  });

  it('is written by the database for plain letters, follows a new name, and is left out for others', async () => {
    const { email } = await app.world.aStudent({ name: 'Ada O’Neill' });
    expect(await storedOf(email)).toBeNull();
    const rename = (name: string) =>
      app.database.query('update accounts set name = $2 where email = $1', [email, name]);
    await rename("Ada O'Neill");
    expect(await storedOf(email)).toBe(`ada o'neill\n${email}`);
    await rename('Ada  Two');
    expect(await storedOf(email)).toBeNull();
  });
});
