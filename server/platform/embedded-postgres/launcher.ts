import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { plainEnvironment, type Account } from './account';
import type { Cluster } from './data-folder';
import { readIfThere } from './files';

/** Crash recovery replays at most max_wal_size, which takes far less than this on any disk. */
const READY_WITHIN_MS = 120_000;
/** A fast shutdown flushes memory to disk; after this timeout the caller may use force. */
const STOPPED_WITHIN_MS = 30_000;

/**
 * A shell between us and PostgreSQL. Descriptor 3 is an unused pipe from us: when our process ends in any way, the
 * system closes it, `read` returns, and PostgreSQL gets SIGINT (fast shutdown). The reader is killed before the shell
 * exits, so that it never signals another process that reuses the id.
 */
const WATCHDOG = `
"$@" 3<&- & server=$!
trap 'kill -INT $server 2>/dev/null' INT TERM HUP
(read -r nothing <&3; kill -INT $server 2>/dev/null) & reader=$!
exec 3<&-
wait $server; code=$?
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $reader 2>/dev/null
exit $code`;

/** A PostgreSQL that accepts connections. It does not keep this process alive. */
export interface RunningServer {
  /** Resolves with the reason, as text, when the server has exited. */
  readonly exited: Promise<string>;
  /** Requests a fast shutdown; resolves when it is complete or after 30 s. */
  stop(): Promise<void>;
}

/** PostgreSQL exited or did not become ready; `lastWords` are its last log lines. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure';

  constructor(
    reason: string,
    readonly lastWords: string,
  ) {
    super(`PostgreSQL ${reason}. Its last words:\n${lastWords}`);
  }

  /** True if another program took the port between our check and PostgreSQL's start. */
  get portWasTaken(): boolean {
    return /could not bind|could not create any TCP\/IP sockets/.test(this.lastWords);
  }
}

interface LaunchOptions {
  postgres: string;
  cluster: Cluster;
  account: Account;
  port: number;
  settings: Record<string, string>;
  log: (line: string) => void;
  /** Called when the process runs, before it accepts connections. */
  onSpawned?: () => void;
}

/** Starts PostgreSQL; resolves when it accepts connections, rejects with a LaunchFailure. */
export async function launch(options: LaunchOptions): Promise<RunningServer> {
  const { postgres, cluster, account, port, log } = options;
  const settings = { ...options.settings, cluster_name: cluster.name };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    '/bin/sh',
    ['-c', WATCHDOG, 'embedded-postgres', postgres, '-D', cluster.path, '-p', String(port), ...flags],
    // A separate session: Ctrl-C must reach only us, because we stop PostgreSQL when it is no longer needed.
    {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
      env: plainEnvironment(),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 20) lines.shift();
      log(`PostgreSQL: ${line}`);
    });
  }
  const lifeline = child.stdio[3] as Socket;
  // The other end is closed on exit, which is reported separately.
  lifeline.on('error', () => undefined);

  let ended = false as boolean;
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string): void => {
      ended = true;
      lifeline.destroy();
      resolve(reason);
    };
    child.once('error', (error) => end(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => end(describeExit(code, signal)));
    if (options.onSpawned) child.once('spawn', options.onSpawned);
  });

  const stop = async (): Promise<void> => {
    // Keeps an otherwise idle process alive until the shutdown is complete.
    if (!ended) child.ref();
    lifeline.end();
    await Promise.race([exited, pause(STOPPED_WITHIN_MS, undefined, { ref: false })]);
  };

  for (let waited = 0; !(await isReady(cluster)); waited += 20) {
    if (ended || waited > READY_WITHIN_MS) {
      if (!ended) await stop();
      // The last lines may still be in the pipe.
      await pause(50);
      throw new LaunchFailure(ended ? await exited : 'did not get ready', lines.join('\n'));
    }
    await pause(20);
  }
  releaseFromEventLoop(child, lifeline);
  return { exited, stop };
}

/** The eighth line of postmaster.pid, which pg_ctl waits for too (LOCK_FILE_LINE_PM_STATUS). */
async function isReady(cluster: Cluster): Promise<boolean> {
  const text = await readIfThere(path.join(cluster.path, 'postmaster.pid'));
  return text?.split('\n')[7]?.trim() === 'ready';
}

function describeExit(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal) return `ended with its watchdog, by ${signal}`;
  // A shell reports a child killed by a signal as 128 plus the signal's number.
  return code !== null && code > 128 ? `was ended by signal ${code - 128}` : `ended with code ${code}`;
}

function releaseFromEventLoop(child: ChildProcess, lifeline: Socket): void {
  child.unref();
  lifeline.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
}
