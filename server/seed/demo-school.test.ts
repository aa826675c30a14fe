import { Account } from '../modules/accounts/account.entities';
import { Course } from '../modules/courses/course.entities';
import { aDemoDatabase } from '../test/demo-database';
import { testApp } from '../test/test-app';

const app = testApp(async () => ({ databaseUrl: await aDemoDatabase(), config: { isDemo: true } }));

async function asked(email: string, query: string, title?: string) {
  const account = await app.database.with(Account, (accounts) => accounts.findOneByOrFail({ email }));
  const course = title && (await app.database.with(Course, (courses) => courses.findOneByOrFail({ title })));
  const variables = course ? { id: course.id } : {};
  const { body } = await app.graphql(query, variables, await app.world.signIn(account));
  expect(body.errors).toBeUndefined();
  return body.data;
}

const INSTRUCTOR = 'instructor@waymark.test';
const ADMIN = 'admin@waymark.test';

describe('the demo shows', () => {
  test('a full course by approval, with a join link, requests and a waiting list', async () => {
    const { viewer } = await asked(
      INSTRUCTOR,
      `query ($id: ID!) { viewer { teaching { course(id: $id) { capacity enrollmentMode
        metrics { enrollmentCount } joining { requestCount waitingCount links { uses } } } } } }`,
      'Interface design from first sketch to prototype',
    );
    const { metrics, ...course } = viewer.teaching.course;
    expect(course).toEqual({
      capacity: metrics.enrollmentCount,
      enrollmentMode: 'APPROVAL',
      joining: { requestCount: 2, waitingCount: 1, links: [{ uses: 0 }] },
    });
  });

  test('an import with every kind of row, and the people it invited', async () => {
    const { courseRosterImports, invitedStudents } = await asked(
      INSTRUCTOR,
      `query ($id: ID!) { courseRosterImports(courseId: $id) { state counts { outcome count } }
        invitedStudents(courseId: $id) { nodes { name } } }`,
      'Accessible forms people finish',
    );
    expect(courseRosterImports).toEqual([
      {
        state: 'DONE',
        counts: [
          { outcome: 'ALREADY_ENROLLED', count: 2 },
          { outcome: 'INVITE', count: 2 },
          { outcome: 'REFUSED', count: 2 },
        ],
      },
    ]);
    const names = invitedStudents.nodes.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Ben Okafor', 'Zoë Maier']);
  });

  test('an instructor who waits for approval, and a blocked course with its reason', async () => {
    const { viewer } = await asked(
      ADMIN,
      `{ viewer { administration { waitingInstructors(first: 9) { nodes { name } }
        courses(first: 9, only: BLOCKED) { nodes { title block { reason } } } } } }`,
    );
    const { waitingInstructors, courses } = viewer.administration;
    expect(waitingInstructors.nodes).toHaveLength(1);
    expect(courses.nodes).toEqual([
      { title: 'A framework in an afternoon', block: { reason: expect.stringMatching(/certificate/) } },
    ]);
  });
});
