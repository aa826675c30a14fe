import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
/** The kernel counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** A server under test in a separate process. */
export interface Server {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the product with the command of `npm start`, without its pages. */
export function startProduct(databaseUrl: string): Promise<Server> {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const child = spawn('sh', ['-c', scripts.start], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DEMO: 'false', PAGES: 'false', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return listening(child, /ready at http:\/\/localhost:(\d+)/);
}

/** Starts the bare server that the product is compared with. */
export function startFloor(databaseUrl: string): Promise<Server> {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', path.join(__dirname, 'floor.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return listening(child, /listening on (\d+)/);
}

async function listening(child: ChildProcess, says: RegExp): Promise<Server> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = says.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`A server ended before it was ready: ${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** CPU time of a process so far in milliseconds; 0 if it has exited. Linux only. */
export function processorMs(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch (error) {
    // ESRCH if it exits between opening its file and reading it.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code!)) return 0;
    throw error;
  }
}

/** PostgreSQL's child processes, for its clients and its own tasks. */
export function postgresPids(postmaster: number): number[] {
  return fs
    .readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid !== '')
    .map(Number);
}

/** Resident memory in MiB. Linux only. */
export const residentMiB = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
