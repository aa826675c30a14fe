import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../../../../server/platform/embedded-postgres';

export interface ChildOptions {
  /** Also the name of its log file. */
  name: string;
  file: string;
  parameters: string[];
  /** Its whole environment except PATH and the locale. */
  environment?: Record<string, string>;
  folder?: string;
  /** The account to run as; by default the current one. */
  account?: Account;
}

/** A long-running program started by this process. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly isRunning: boolean;
  /** Resolves when the program has exited for any reason. */
  readonly ended: Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

const STOP_PATIENCE_MS = 10_000;

/** The programs of a drill; each writes to a separate log file and is ended by its pid. */
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
      // Ctrl-C reaches only this process, which then stops the programs in order.
      detached: true,
    });
    const ended = new Promise<void>((resolve) => {
      spawned.once('exit', () => resolve());
      spawned.once('error', () => resolve());
    });
    try {
      await once(spawned, 'spawn');
    } finally {
      await log.close();
    }
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

  /** Stops all running programs in reverse order; kills one that does not stop within ten seconds. */
  async stopAll(): Promise<void> {
    for (const child of this.children.splice(0).reverse()) await stop(child);
  }
}

/** Sends SIGTERM, and SIGKILL after ten seconds; resolves when the program has exited. */
async function stop(child: Child): Promise<void> {
  if (!child.isRunning) return;
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  child.kill('SIGTERM');
  await child.ended;
  clearTimeout(kill);
}
