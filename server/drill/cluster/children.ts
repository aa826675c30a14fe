import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../../platform/embedded-postgres/account';

export interface ChildOptions {
  /** Also the name of its log file. */
  name: string;
  file: string;
  parameters: string[];
  /** All of its environment but PATH and the locale. */
  environment?: Record<string, string>;
  folder?: string;
  /** Who runs it; ourselves when not given. */
  account?: Account;
}

/** A long-running program that this process started. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly isRunning: boolean;
  /** Resolves when the program has ended, however that came about. */
  readonly ended: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

const STOP_PATIENCE_MS = 10_000;

/** The programs that a drill runs; every one of them writes to a log file of its own and is ended by its pid. */
export class Children {
  private readonly children: Child[] = [];

  constructor(private readonly logFolder: string) {}

  async start({ name, file, parameters, environment, folder, account }: ChildOptions): Promise<Child> {
    const log = await open(path.join(this.logFolder, `${name}.log`), 'a');
    const spawned = spawn(file, parameters, {
      uid: account?.uid,
      gid: account?.gid,
      cwd: folder ?? '/',
      env: { PATH: process.env.PATH, HOME: '/', LC_ALL: 'C.UTF-8', ...environment },
      stdio: ['ignore', log.fd, log.fd],
      // Ctrl-C reaches this process alone, which then stops the programs in order.
      detached: true,
    });
    const ended = new Promise<void>((resolve) => {
      spawned.once('exit', () => resolve());
      spawned.once('error', () => resolve());
    });
    await new Promise<void>((resolve, reject) => {
      spawned.once('spawn', resolve);
      spawned.once('error', reject);
    }).finally(() => log.close());
    const child: Child = {
      name,
      pid: spawned.pid!,
      get isRunning() {
        return spawned.exitCode === null && spawned.signalCode === null;
      },
      ended,
      kill: (signal) => void spawned.kill(signal),
    };
    this.children.push(child);
    return child;
  }

  /** Stops every program that still runs, the latest first; one that does not stop in ten seconds is killed. */
  async stopAll(): Promise<void> {
    for (const child of this.children.splice(0).reverse()) await stop(child);
  }
}

/** SIGTERM, and SIGKILL after ten seconds; resolves when the program has ended. */
async function stop(child: Child): Promise<void> {
  if (!child.isRunning) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  child.kill('SIGTERM');
  await child.ended;
  clearTimeout(kill);
}
