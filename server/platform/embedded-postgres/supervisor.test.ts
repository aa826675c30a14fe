import type { RunningServer } from './launcher';
import { supervise } from './supervisor';
import { eventually } from './embedded-postgres.testing';

const QUICK = [0, 1, 1];

/** A fake server that exits when the test says so. */
function server(): RunningServer & { die(reason: string): void; stops: number } {
  let die: (reason: string) => void = () => undefined;
  const exited = new Promise<string>((resolve) => (die = resolve));
  const made = {
    exited,
    die,
    stops: 0,
    stop: (): Promise<void> => {
      made.stops += 1;
      die('ended with code 0');
      return Promise.resolve();
    },
  };
  return made;
}

test('after starts that failed it goes on trying until it succeeds', async () => {
  const [first, last] = [server(), server()];
  const lines: string[] = [];
  let attempts = 0;
  const start = (): Promise<RunningServer> => {
    attempts += 1;
    return attempts < 8 ? Promise.reject(new Error('no space left on device')) : Promise.resolve(last);
  };
  const supervisor = supervise(first, start, (line) => lines.push(line), QUICK);
  first.die('ended with code 1');
  await eventually('it runs again', () => Promise.resolve(lines.includes('PostgreSQL is running again.')));
  expect(lines.filter((line) => line.endsWith('no space left on device'))).toHaveLength(7);
  await supervisor.stop();
});

test('a server that gets ready each time is never left waiting for longer than the last delay', async () => {
  const servers = Array.from({ length: 20 }, () => server());
  let started = 0;
  const supervisor = supervise(
    servers[0]!,
    () => Promise.resolve(servers[(started += 1)]!),
    () => undefined,
    QUICK,
  );
  for (const [index, one] of servers.slice(0, -1).entries()) {
    one.die('was ended by signal 9');
    await eventually('the next one runs', () => Promise.resolve(started === index + 1));
  }
  await supervisor.stop();
});

test('asked to stop, it starts nothing more, neither while it waits nor while a start is under way', async () => {
  const waiting = server();
  let starts = 0;
  const count = (): Promise<RunningServer> => {
    starts += 1;
    return Promise.resolve(server());
  };
  const patient = supervise(waiting, count, () => undefined, [3_600_000]);
  waiting.die('ended with code 1');
  await Promise.resolve();
  await patient.stop();
  expect(starts).toBe(0);

  const [first, late] = [server(), server()];
  let finish: (running: RunningServer) => void = () => undefined;
  let begun = false;
  const slow = (): Promise<RunningServer> => {
    begun = true;
    return new Promise((resolve) => (finish = resolve));
  };
  const supervisor = supervise(first, slow, () => undefined, QUICK);
  first.die('ended with code 1');
  await eventually('the start is under way', () => Promise.resolve(begun));
  const stopped = supervisor.stop();
  finish(late);
  await stopped;
  expect(late.stops).toBe(1);
});
