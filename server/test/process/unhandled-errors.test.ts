import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../../platform/embedded-postgres/embedded-postgres.testing';
import { aDatabase } from '../test-app';
import { Stage } from './program';
import { holdPost } from './raw-request';
import { call } from './rest-client';

jest.setTimeout(120_000);

const stage = new Stage();
afterAll(() => stage.cleanUp());

/** The program, which runs this code on SIGUSR2. */
async function programThat(does: string) {
  const script = path.join(await stage.folder(), 'fault.cjs');
  await writeFile(script, `process.on('SIGUSR2', () => { ${does} });`);
  return stage.start({
    environment: { DATABASE_URL: await aDatabase(), NODE_OPTIONS: `--require ${script}` },
  });
}

test.each([
  ['uncaughtException', `throw new Error('A fault of the test');`],
  ['unhandledRejection', `void Promise.reject(new Error('A fault of the test'));`],
])('%s: says why, answers the request under way and ends with code 1', async (origin, does) => {
  const program = await programThat(does);
  const request = await holdPost(program.port, '/graphql', { query: '{ platform { isDemo } }' });
  // Proves that the server has received the first half: it handles connections in order.
  await call(program.origin, 'GET', '/healthz');

  program.signal('SIGUSR2');
  await eventually('it says why', () => Promise.resolve(program.said().includes('A fault of the test')));
  expect(await request.finish()).toMatch(/^HTTP\/1.1 200 [^]*{"data":{"platform":{"isDemo":false}}}/);
  expect(await program.ended).toEqual({ code: 1, signal: null });

  const lines = program.said().split('\n');
  const fatal = lines.filter((line) => line.startsWith('{"level":60'));
  expect(fatal.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      msg: 'An error that nothing handled ends this process',
      origin,
      err: expect.objectContaining({ message: 'A fault of the test' }) as unknown,
    }),
  ]);
});
