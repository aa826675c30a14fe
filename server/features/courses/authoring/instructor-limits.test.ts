import { eventually } from '../../../test/eventually';
import { lockWaiters } from '../../../test/lock-waiters';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { InstructorLimits } from './instructor-limits';

const BYTES = 700_000;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('lets two writes of an instructor at once take turns, so that they do not both find room', async () => {
  const instructor = await app.world.anInstructor();
  const draft = { isPublished: false, lessons: 1 };
  const courses = [await app.world.aCourse(instructor, draft), await app.world.aCourse(instructor, draft)];
  await app.database.query('update platform_settings set max_storage_megabytes = 1');
  const limits = app.app.service(InstructorLimits);
  let checked = 0;
  const isOneWaiting = async () => (await lockWaiters(app.database, 'accounts: lock account')) > 0;
  const writes = courses.map(({ lessons }) =>
    app.database.transaction(async (transaction) => {
      await limits.within(instructor.id, transaction, () =>
        transaction.query('update lessons set captions_text = $1 where id = $2', [
          'x'.repeat(BYTES),
          lessons[0]!.id,
        ]),
      );
      checked++;
      // Neither commits before both were checked, or the second waits for the first.
      await eventually(async () => expect(checked === 2 || (await isOneWaiting())).toBe(true));
    }),
  );
  const outcomes = await Promise.allSettled(writes);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [row] = await app.database.query<{ count: number }>(
    'select count(*)::int as count from lessons where length(captions_text) = $1',
    [BYTES],
  );
  expect(row!.count).toBe(1);
});
