import { randomUUID } from 'node:crypto';
import { eventually } from '../../test/eventually';
import { severableConnection, type SeverableConnection } from '../../test/severable-connection';
import { Subscriber } from '../../test/subscriber';
import { aDatabase, startTestApp, type TestApp } from '../../test/test-app';
import { ask, eventually as eventuallyTrue } from '../embedded-postgres/embedded-postgres.testing';
import { EventBus } from '../events';

const TRY_AGAIN_LATER = 1013;

let connection: SeverableConnection;
let directUrl: string;
let app: TestApp;
let subscriber: Subscriber;

/** Events do not use the connection that the test cuts. */
beforeAll(async () => {
  directUrl = await aDatabase();
  connection = await severableConnection(directUrl);
  app = await startTestApp({ databaseUrl: connection.url, directUrl });
});
afterEach(async () => {
  await subscriber.close();
  connection.mend();
  await eventually(async () => expect((await app.rest('GET', '/readyz')).status).toBe(200));
});
afterAll(async () => {
  await app.stop();
  await connection.close();
});

async function aListeningStudent() {
  const account = await app.world.aStudent();
  const token = await app.world.signIn(account);
  const topic = `enrollment:${account.id}`;
  const bus = app.app.service(EventBus) as unknown as { emitter: { listenerCount(topic: string): number } };
  subscriber = new Subscriber(app, token);
  subscriber.subscribe('subscription { enrollmentChanged { percent } }');
  await eventually(() => expect(bus.emitter.listenerCount(`topic ${topic}`)).toBe(1));
  return topic;
}

test('an event that cannot be read in an outage closes the socket for now, so that its client subscribes again', async () => {
  const topic = await aListeningStudent();
  connection.cut();
  const event = JSON.stringify({ topic, payload: { courseId: randomUUID() } });
  await ask(directUrl, `select pg_notify('waymark', '${event}')`);
  // The read is retried for five seconds.
  await eventuallyTrue('the socket is closed', async () => subscriber.closed !== null);
  expect(subscriber.closed!.code).toBe(TRY_AGAIN_LATER);
});

test('a socket that is opened in an outage is closed for now', async () => {
  // A session that no request has used yet is not cached.
  const token = await app.world.signIn(await app.world.aStudent());
  connection.cut();
  subscriber = new Subscriber(app, token);
  subscriber.subscribe('subscription { enrollmentChanged { percent } }');
  await eventually(() => expect(subscriber.closed?.code).toBe(TRY_AGAIN_LATER));
});
