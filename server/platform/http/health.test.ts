import { upgrade } from '../../test/raw-socket';
import { testApp } from '../../test/test-app';

const app = testApp();

test('a process is not ready while a table is missing', async () => {
  await app.sql`alter table flashcards rename to former`;
  expect((await app.rest('GET', '/healthz')).status).toBe(200);
  expect(await app.rest('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } });
  await app.sql`alter table former rename to flashcards`;
  expect((await app.rest('GET', '/readyz')).status).toBe(200);
});

test('health checks say when a process takes requests, and when it was told to stop', async () => {
  expect(await app.rest('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
  expect(await app.rest('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });

  const drained = app.app.drain();
  const [healthz, readyz, courses, socket] = await Promise.all([
    app.rest('GET', '/healthz'),
    app.rest('GET', '/readyz'),
    app.rest('GET', '/api/courses'),
    upgrade(app),
  ]);
  expect(healthz).toMatchObject({ status: 503, body: { status: 'draining' } });
  expect(readyz).toMatchObject({ status: 503, body: { status: 'not ready' } });
  expect(courses.status).toBe(200);
  for (const { headers } of [healthz, readyz, courses]) expect(headers.get('connection')).toBe('close');
  expect(socket.status).toBe(503);
  await drained;
});
