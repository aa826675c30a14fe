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
  const thread = await startThread(module, input);
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

async function startThread(module: string, input: object): Promise<Worker> {
  // The build puts the threads beside the compiled server.
  const compiled = path.join(__dirname, `${path.basename(module)}.js`);
  const isCompiled = fs.existsSync(compiled);
  return new Worker(isCompiled ? compiled : await scriptOf(module), {
    eval: !isCompiled,
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
    // Not those of this process, which load more than a thread needs.
    execArgv: [],
  });
}

const scripts = new Map<string, string>();

/** The sources of a thread as one script, for a server that runs without a build. */
async function scriptOf(module: string): Promise<string> {
  const { buildSync } = await import('esbuild');
  const entryPoints = [path.join(ROOT, 'server', `${module}.ts`)];
  const script =
    scripts.get(module) ??
    buildSync({ entryPoints, bundle: true, platform: 'node', external: ['esbuild'], write: false })
      .outputFiles[0]!.text;
  scripts.set(module, script);
  return script;
}
