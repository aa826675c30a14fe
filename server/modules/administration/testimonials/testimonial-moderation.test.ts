import type { Account } from '../../accounts/account.entities';
import { testApp } from '../../../test/test-app';

const app = testApp({ config: { isDemo: false, sandbox: false } });
let admin: Account;
let token: string;

beforeEach(async () => {
  await app.sql`delete from testimonials`;
  admin = await app.world.anAdmin();
  token = await app.world.signIn(admin);
});

const add = (text: string) =>
  app.as().run`mutation { r: addTestimonial(input: { name: "Ada", text: ${text} }) {
    ... on TestimonialAdded { isPublic testimonial { id text } } } }`;
const setState = (id: string, state: string) =>
  app.as(token).run`mutation {
    r: setTestimonialState(testimonialId: ${id}, state: ${state}) { id state text } }`;
const listed = async (as?: string) => {
  const { nodes } = await app.run('{ r: testimonials { nodes { text } } }', {}, as);
  const rest = await app.rest('GET', '/testimonials');
  const texts = nodes.map(({ text }: { text: string }) => text);
  expect(rest.body.map(({ text }: { text: string }) => text)).toEqual(texts);
  return texts;
};
async function administration(variables: object = {}) {
  const { body } = await app.graphql(
    `query ($state: ApprovalState, $first: Int! = 50, $after: String) { viewer { administration { waitingTestimonialCount
      testimonials(first: $first, after: $after, state: $state) { nodes { id text state } pageInfo { endCursor } } } } }`,
    { ...variables },
    token,
  );
  return body.data.viewer.administration;
}

it('waits for approval outside demo mode, over both APIs', async () => {
  const { isPublic, testimonial } = await add('Clear.');
  expect(isPublic).toBe(false);
  const posted = await app.rest('POST', '/testimonials', { body: { name: 'Ada', text: 'Good.' } });
  expect(posted.status).toBe(201);
  for (const as of [undefined, token]) expect(await listed(as)).toEqual([]);
  expect((await administration()).waitingTestimonialCount).toBe(2);
  expect(await setState(testimonial.id, 'APPROVED')).toMatchObject({ state: 'APPROVED', text: 'Clear.' });
  expect(await listed()).toEqual(['Clear.']);
  await setState(testimonial.id, 'HIDDEN');
  expect(await listed()).toEqual([]);
  expect((await administration()).waitingTestimonialCount).toBe(1);
});

it('is listed for administrators by state, page by page', async () => {
  for (const text of ['One', 'Two', 'Three']) {
    app.clock.advance(1000);
    await add(text);
  }
  const first = (await administration({ state: 'WAITING', first: 2 })).testimonials;
  expect(first.nodes.map(({ text }: { text: string }) => text)).toEqual(['Three', 'Two']);
  const after = first.pageInfo.endCursor;
  const second = (await administration({ state: 'WAITING', first: 2, after })).testimonials;
  expect(second.nodes.map(({ text }: { text: string }) => text)).toEqual(['One']);
  expect((await administration({ state: 'APPROVED' })).testimonials.nodes).toEqual([]);
});

it('is recorded in the audit log, once a decision', async () => {
  const { testimonial } = await add('Not in the log.');
  await app.atOnce(6, () => setState(testimonial.id, 'APPROVED'));
  const entries = await app.sql`select actor_id, details from audit_log
    where action = 'TESTIMONIAL_STATE_CHANGED' and details->>'testimonialId' = ${testimonial.id}`;
  const details = { testimonialId: testimonial.id, from: 'WAITING', to: 'APPROVED' };
  expect(entries).toEqual([{ actor_id: admin.id, details }]);
});
