import { newId } from '../../../platform/ids';
import { testApp } from '../../../test/test-app';

const DAY_MS = 24 * 60 * 60 * 1000;
const app = testApp();
let token: string;

beforeAll(async () => {
  token = await app.world.signIn(await app.world.aStudent());
});

const call = async (query: string, variables: object = {}, as = token) => {
  const { body } = await app.graphql(query, { ...variables }, as);
  return body.errors ? { code: body.errors[0]!.extensions.code } : body.data;
};
const due = async (as = token) =>
  (await call('{ viewer { assistant { dueFlashcardCount } } }', {}, as)).viewer.assistant.dueFlashcardCount;
const rate = (cardId: string, rating: string, reviewCount: number, as = token) =>
  call(
    `mutation ($id: ID!, $rating: FlashcardRating!, $count: Int!) {
      rateFlashcard(cardId: $id, rating: $rating, reviewCount: $count) {
        card { state dueAt reviewCount schedule { again hard good easy } } deck { dueCount nextDueAt } } }`,
    { id: cardId, rating, count: reviewCount },
    as,
  );

it('shows each card again later the better it is known, and counts what is due', async () => {
  const made = await call(
    `mutation ($input: CreateFlashcardDeckInput!) { createFlashcardDeck(input: $input) {
      ... on FlashcardDeckCreated { deck { id dueCount cards { id reviewCount schedule { again hard good easy } } } } } }`,
    {
      input: {
        title: 'Knots',
        cards: ['Bowline', 'Splice', 'Hitch'].map((front) => ({ front, back: 'A.' })),
      },
    },
  );
  const { deck } = made.createFlashcardDeck;
  const [easy, again] = deck.cards as { id: string; schedule: Record<string, string> }[];
  expect([deck.dueCount, await due()]).toEqual([3, 3]);

  const rated = (await rate(easy!.id, 'EASY', 0)).rateFlashcard;
  // The interval matches the one shown on the button.
  expect(rated.card).toMatchObject({ state: 'REVIEW', dueAt: easy!.schedule.easy, reviewCount: 1 });
  expect([rated.deck.dueCount, await due()]).toEqual([2, 2]);
  const lapsed = (await rate(again!.id, 'AGAIN', 0)).rateFlashcard.card;
  expect(new Date(lapsed.dueAt).getTime()).toBeLessThan(app.clock.now().getTime() + DAY_MS);
  const times = ['again', 'hard', 'good', 'easy'].map((name) =>
    new Date(rated.card.schedule[name]).getTime(),
  );
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  // Rating the same showing again changes nothing.
  expect((await rate(easy!.id, 'AGAIN', 0)).rateFlashcard.card).toMatchObject({
    dueAt: rated.card.dueAt,
    reviewCount: 1,
  });
  app.clock.advance(DAY_MS);
  expect(await due()).toBe(2);
  app.clock.advance(new Date(rated.card.dueAt).getTime() - app.clock.now().getTime());
  expect(await due()).toBe(3);

  const stranger = await app.world.signIn(await app.world.aStudent());
  expect(await due(stranger)).toBe(0);
  expect(await rate(easy!.id, 'GOOD', 1, stranger)).toEqual({ code: 'NOT_FOUND' });
  expect(await rate(newId(), 'GOOD', 0)).toEqual({ code: 'NOT_FOUND' });
});

it('keeps at most 500 decks of an account, however many are created at once', async () => {
  const student = await app.world.aStudent();
  const session = await app.world.signIn(student);
  await app.sql`insert into flashcard_decks (id, account_id, title, created_at)
    select gen_random_uuid(), ${student.id}, 'Deck', now() from generate_series(1, 487)`;
  const input = { title: 'One more', cards: [{ front: 'Front', back: 'Back' }] };
  const twelveAtOnce = () =>
    app.atOnce(12, () =>
      call(
        'mutation ($input: CreateFlashcardDeckInput!) { createFlashcardDeck(input: $input) { __typename } }',
        { input },
        session,
      ),
    );
  // They also open the connections, without which the next twelve would begin one after the other.
  expect((await twelveAtOnce()).filter(({ code }) => code)).toEqual([]);
  expect((await twelveAtOnce()).filter(({ code }) => code === 'BAD_USER_INPUT')).toHaveLength(11);
  const [row] = await app.sql`select count(*)::int as count from flashcard_decks
    where account_id = ${student.id}`;
  expect(row!.count).toBe(500);
});
