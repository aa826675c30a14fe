import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { askUntilRefused } from './keep-alive-client';
import { Stage } from './program';

jest.setTimeout(300_000);

const STOPS = 3;
/** Milliseconds between the requests of each client: some always have a pending request, some are mostly idle. */
const PAUSES = [0, 0, 0, 0, 5, 5, 20, 20, 20, 50, 50, 100, 300, 600, 1_200, 2_500];
const BEFORE_THE_STOP_MS = 700;
/**
 * The server closes connections that are idle for half a second. A client that stood still for as long sends on one
 * without having noticed, so a stop during which this process did, on a busy machine, tells nothing of the server.
 */
const STALL_MS = 400;
const ATTEMPTS_MAX = 4 * STOPS;

const stage = new Stage();
afterAll(() => stage.cleanUp());

test('no client that keeps its connection loses a request when the program is stopped', async () => {
  const dataDir = path.join(await stage.folder(), 'data');
  const took: number[] = [];
  let answered = 0;
  for (let attempt = 0; took.length < STOPS; attempt++) {
    expect(attempt).toBeLessThan(ATTEMPTS_MAX);
    const program = await stage.start({ environment: { DATA_DIR: dataDir } });
    const eventLoop = monitorEventLoopDelay({ resolution: 10 });
    eventLoop.enable();
    const clients = PAUSES.map((milliseconds) => askUntilRefused(program.origin, milliseconds));
    await pause(BEFORE_THE_STOP_MS);
    const since = performance.now();
    program.signal('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    const milliseconds = performance.now() - since;
    const asked = await Promise.all(clients);
    eventLoop.disable();
    if (eventLoop.max / 1e6 > STALL_MS) continue;
    took.push(milliseconds);
    expect(asked.flatMap(({ dropped }) => dropped)).toEqual([]);
    answered += asked.reduce((sum, client) => sum + client.answered, 0);
  }
  // Three seconds are promised for an idle machine.
  console.info(
    `${STOPS} stops under ${PAUSES.length} clients, ${answered} answers, at most ${Math.max(...took).toFixed()} ms each.`,
  );
});
