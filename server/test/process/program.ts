import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const REPOSITORY = path.resolve(__dirname, '../../..');

/** Options of the program under test; of our own environment it inherits only PATH. */
export interface Start {
  /** Variables of config.ts; without a PORT the system chooses one. */
  environment?: Record<string, string>;
  /** Another checkout than ours. */
  checkout?: string;
  /** The account to run as, if we are root. */
  uid?: number;
}

/** How a program ended: with an exit code, or by a signal. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The real program in a separate process, serving its APIs at `origin`. */
export interface Program {
  pid: number;
  port: number;
  origin: string;
  /** Its output so far, on both streams. */
  said(): string;
  signal(signal: NodeJS.Signals): void;
  ended: Promise<End>;
}

/** Tracks everything a test file started or created; `cleanUp` undoes it whether the tests passed or not. */
export class Stage {
  private readonly children = new Map<ChildProcess, Promise<End>>();
  private readonly folders: string[] = [];

  /** A temporary folder that everybody may enter, as is usual for a checkout. */
  async folder(): Promise<string> {
    const made = await mkdtemp(path.join(os.tmpdir(), 'waymark-process-'));
    await chmod(made, 0o755);
    this.folders.push(made);
    return made;
  }

  /** Starts the program and resolves when it prints that it is ready; rejects with its output if it exits instead. */
  async start(given: Start = {}): Promise<Program> {
    await build(given);
    const { child, said, ended } = this.spawn(given);
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.on('data', () => {
        const address = /^Waymark is ready at http:\/\/localhost:(\d+)$/m.exec(said());
        if (address) resolve(Number(address[1]));
      });
      void ended.then(({ code }) =>
        reject(new Error(`It ended with ${code} before it was ready:\n${said()}`)),
      );
    });
    const signal = (name: NodeJS.Signals) => void child.kill(name);
    return { pid: child.pid!, port, origin: `http://127.0.0.1:${port}`, said, signal, ended };
  }

  /** Starts the program where it must refuse; returns how it ended and its output. */
  async refused(given: Start = {}): Promise<End & { said: string }> {
    await build(given);
    const { said, ended } = this.spawn(given);
    return { ...(await ended), said: said() };
  }

  /** kill -9 to every program of this stage, ready or not. */
  killAll(): void {
    for (const child of this.children.keys()) child.kill('SIGKILL');
  }

  async cleanUp(): Promise<void> {
    for (const [child, ended] of this.children) {
      child.kill('SIGTERM');
      await ended;
    }
    this.children.clear();
    for (const folder of this.folders.splice(0))
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private spawn({ environment = {}, checkout = REPOSITORY, uid }: Start) {
    const child = spawn(process.execPath, ['--max-old-space-size=512', 'dist/server/main.js'], {
      cwd: checkout,
      uid,
      gid: uid,
      // The pages have separate tests; building them here would only be slow.
      env: { PATH: process.env.PATH, HOME: '/', PAGES: 'false', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<End>((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal })),
    );
    this.children.set(child, ended);
    return { child, said: () => output, ended };
  }
}

/** The first step of `npm start`. */
export const build = ({ checkout = REPOSITORY, uid }: Start) =>
  promisify(execFile)(process.execPath, ['server/build.cjs'], { cwd: checkout, uid, gid: uid });

/** The URL of the embedded database of the program with this DATA_DIR, while it runs. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const kept = async (name: string) => (await readFile(path.join(dataDir, 'postgres', name), 'utf8')).trim();
  return `postgres://waymark:${await kept('password')}@127.0.0.1:${await kept('port')}/waymark`;
}

/** Runs this program, and returns its exit code and output. */
export const run = (program: string, words: string[], environment: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: '/', LOG_LEVEL: 'warn', ...environment };
    const child = execFile(program, words, { cwd: REPOSITORY, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, said: `${stdout}${stderr}`.trim() }),
    );
  });
