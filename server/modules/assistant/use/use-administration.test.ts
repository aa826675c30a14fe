import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';

// In demo mode budgets cannot be changed; see shared-demo.test.ts.
const app = testApp({ config: { isDemo: false, sandbox: false } });

const admin = sharedFixture(() => app.signedIn(app.world.anAdmin()));

const BUDGETS = 'unit perPerson perCourse perMonth revision';
async function update(input: object, revision: number, as = admin.token) {
  const { body } = await app.as(as)
    .graphql`mutation { r: updateAssistantBudgets(input: ${input}, revision: ${revision}) { __typename
      ... on AssistantBudgetsUpdated { budgets { ${BUDGETS} } }
      ... on AssistantBudgetsEditConflict { message budgets { ${BUDGETS} } }
      ... on InvalidInput { fields { path message } } } }`;
  return body.errors?.[0]?.extensions.code ?? body.data.r;
}

it('saves budgets and records what changed; 0 and nothing are no limit', async () => {
  expect(await update({ unit: 'REQUESTS', perPerson: 20, perCourse: 0 }, 1)).toEqual({
    __typename: 'AssistantBudgetsUpdated',
    budgets: { unit: 'REQUESTS', perPerson: 20, perCourse: null, perMonth: null, revision: 2 },
  });
  // Nothing changed, so nothing is recorded.
  await update({ unit: 'REQUESTS', perPerson: 20 }, 2);
  const entries =
    await app.sql`select actor_id, details from audit_log where action = 'ASSISTANT_BUDGETS_CHANGED'`;
  expect(entries).toEqual([
    {
      actor_id: admin.id,
      details: { from: 'unit TOKENS, perPerson none', to: 'unit REQUESTS, perPerson 20' },
    },
  ]);
  expect(await update({ unit: 'TOKENS' }, 1)).toMatchObject({
    __typename: 'AssistantBudgetsEditConflict',
    budgets: { revision: 2 },
  });
});

it('refuses budgets that are no number', async () => {
  const sentence = 'The monthly budget must be a whole number up to 2,000,000,000, or empty for no limit';
  expect(await update({ unit: 'TOKENS', perMonth: -1 }, 2)).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: 'perMonth', message: sentence }],
  });
});

it('gives the use as CSV, which no title turns into a formula', async () => {
  const course = await app.world.aCourse(await app.world.anInstructor(), { title: '=1+1' });
  await app.sql`insert into assistant_use (day, course_id, request_type, requests, tokens, failures, replaced) values
    ('2026-10-02', ${course.id}, 'TUTORING', 3, 3000000000, 1, 2), ('2026-10-31', null, 'QUIZ_GENERATION', 1, 10, 0, 0),
    ('2026-11-01', null, 'TUTORING', 1, 10, 0, 0)`;
  const path = '/admin/assistant-use.csv?month=2026-10';
  expect((await app.rest('GET', path, { token: admin.token })).body.split('\r\n')).toEqual([
    expect.stringMatching(/Day,Course,Course id,Kind,Requests,Tokens,Failures,Replaced answers$/),
    `2026-10-02,'=1+1,${course.id},tutoring,3,3000000000,1,2`,
    '2026-10-31,,,quiz_generation,1,10,0,0',
    '',
  ]);
  const refused = await app.rest('GET', '/admin/assistant-use.csv?month=2026-13', { token: admin.token });
  expect(refused).toMatchObject({ status: 400, body: { error: 'month must be a month such as 2026-11' } });
});
