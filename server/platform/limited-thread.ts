import fs from 'node:fs';
import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ROOT } from './root';

/** Enough for the largest files that are accepted. */
const MEMORY_MB = 256;
const SECONDS = 20;

/** The work needed more memory or time than a thread has. */
export class ThreadLimit extends Error {}

/**
 * Runs the thread `server/<module>.ts` with a copy of `input`, and returns a copy of what its function returns. For
 * work on files of other people: whatever they contain, this process answers others meanwhile, and lives on. Rejects
 * with a ThreadLimit if it takes too much memory or time.
 */
export async function inLimitedThread<Output>(
  module: string,
  input: object,
  seconds = SECONDS,
): Promise<Output> {
  const thread = startThread(module, input);
  const timer = setTimeout(() => void thread.terminate(), seconds * 1000);
  try {
    return await new Promise<Output>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimit(error.message) : error),
      );
      thread.once('exit', () => reject(new ThreadLimit(`${module} did not answer in ${seconds} seconds`)));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

/** Called by the module of a thread with its function. */
export const answerInThread = (answer: (input: never) => unknown): void =>
  parentPort!.postMessage(answer(workerData as never));

function startThread(module: string, input: object): Worker {
  // The build puts the threads beside the compiled server.
  const compiled = path.join(__dirname, `${path.basename(module)}.js`);
  const isCompiled = fs.existsSync(compiled);
  return new Worker(isCompiled ? compiled : path.join(ROOT, 'server', `${module}.ts`), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    // Not those of this process, which load more than a thread needs. Whatever runs the sources has loaded swc itself:
    // its native part crashes if only threads load it.
    execArgv: isCompiled ? [] : ['-r', '@swc-node/register'],
  });
}
