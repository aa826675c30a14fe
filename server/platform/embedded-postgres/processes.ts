import { execFile } from 'node:child_process';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './data-folder';
import { FolderInUse, systemCode } from './errors';
import { readIfThere } from './files';

/** An operating-system process of a cluster. */
interface ServerProcess {
  pid: number;
  /** True for the parent of all the others, which handles shutdown signals. */
  isPostmaster: boolean;
}

const execFileText = promisify(execFile);
const hasProc = process.platform === 'linux';

/** `ps` is part of every macOS; slim Linux images lack it, but they have /proc. */
async function ps(...parameters: string[]): Promise<string> {
  const { stdout } = await execFileText('ps', parameters, { env: { ...process.env, LC_ALL: 'C' } });
  return stdout;
}

/**
 * A text that distinguishes processes with the same id (ids are reused, in containers at every start); null if no such
 * process is running. A zombie counts as ended.
 */
export async function processIdentity(pid: number): Promise<string | null> {
  if (!hasProc) {
    const line = await ps('-p', String(pid), '-o', 'stat=,lstart=').catch(() => '');
    const [, state, started] = /^\s*(\S+)\s+(.+?)\s*$/.exec(line) ?? [];
    return state && started && !state.startsWith('Z') ? started : null;
  }
  const stat = await readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the program's name in parentheses and may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticksSinceBoot] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  const boot = (await readOrNull('/proc/sys/kernel/random/boot_id'))?.trim() ?? '';
  return `${boot} ${ticksSinceBoot}`;
}

/**
 * The running PostgreSQL processes with this `cluster_name`. PostgreSQL shows it in every process title, which
 * everybody can read; a process's working directory would be more reliable but is hidden from root in containers.
 */
export async function serverProcesses(clusterName: string): Promise<ServerProcess[]> {
  const matches: ServerProcess[] = [];
  for (const { pid, command } of await allCommands()) {
    // The watchdog's shell contains the same text, after its own.
    const isPostmaster =
      /^(?!\/bin\/sh )\/.*\/postgres /.test(command) && command.includes(`cluster_name=${clusterName} `);
    if (isPostmaster || command.startsWith(`postgres: ${clusterName}: `)) matches.push({ pid, isPostmaster });
  }
  return matches;
}

/** The command line of a running process, joined by spaces; null if there is none. */
async function commandOf(pid: number): Promise<string | null> {
  return (await allCommands()).find((entry) => entry.pid === pid)?.command ?? null;
}

async function allCommands(): Promise<{ pid: number; command: string }[]> {
  if (!hasProc) return parseCommands(await ps('-axww', '-o', 'pid=,command='));
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    pids.map(async (pid) => ({
      pid: Number(pid),
      command: ((await readOrNull(`/proc/${pid}/cmdline`)) ?? '').replaceAll('\0', ' '),
    })),
  );
  return commands.filter(({ command }) => command !== '');
}

/** Parses `ps -o pid=,command=`; a space is appended to each command so that its last argument ends like the others. */
export function parseCommands(listing: string): { pid: number; command: string }[] {
  return listing.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(.*?)\s*$/.exec(line);
    return match?.[1] && match[2] ? [{ pid: Number(match[1]), command: `${match[2]} ` }] : [];
  });
}

async function readOrNull(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    // /proc returns ESRCH if the process ends between opening and reading.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(systemCode(error) ?? '')) return null;
    throw error;
  });
}

/** Timeouts before escalating to the next signal. A fast shutdown may have to write a lot. */
const FAST_SHUTDOWN_MS = 20_000;
const HARD_SHUTDOWN_MS = 3_000;

/**
 * Makes the cluster ready to be opened: stops what an earlier run of this program left running (a whole server, or
 * backends whose postmaster was killed, which would hold the shared memory), then removes a stale pid file, because
 * PostgreSQL refuses to start if any process now has the recorded id. Must only be called by the owner of the folder.
 * Throws FolderInUse if a PostgreSQL that is not ours uses the cluster, or if a process cannot be ended.
 */
export async function clearLeftovers(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const left = await serverProcesses(cluster.name);
  if (left.length > 0) {
    log(`Stopping ${left.length} PostgreSQL process(es) left over from before.`);
    await end(cluster);
  }
  await removeStalePidFile(cluster);
}

/** Ends every process of the cluster, gracefully at first. Throws if a process survives even SIGKILL. */
async function end(cluster: Cluster): Promise<void> {
  const steps = [
    { signal: 'SIGINT', to: (one: ServerProcess) => one.isPostmaster, patience: FAST_SHUTDOWN_MS },
    { signal: 'SIGQUIT', to: () => true, patience: HARD_SHUTDOWN_MS },
    { signal: 'SIGKILL', to: () => true, patience: HARD_SHUTDOWN_MS },
  ] as const;
  for (const { signal, to, patience } of steps) {
    const targets = (await serverProcesses(cluster.name)).filter(to);
    if (targets.length === 0) continue;
    for (const { pid } of targets) signalIfAlive(pid, signal);
    for (let waited = 0; waited < patience; waited += 50) {
      if ((await serverProcesses(cluster.name)).length === 0) return;
      await pause(50);
    }
  }
  const survivors = await serverProcesses(cluster.name);
  if (survivors.length === 0) return;
  throw new FolderInUse(
    `PostgreSQL processes ${survivors.map(({ pid }) => pid).join(', ')} still use ${cluster.path} and do not end. ` +
      'End them, or restart the machine, then start again.',
  );
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

async function removeStalePidFile(cluster: Cluster): Promise<void> {
  const file = path.join(cluster.path, 'postmaster.pid');
  const text = await readIfThere(file);
  if (text === null) return;
  const pid = Number(text.split('\n')[0]);
  const command = pid > 0 ? await commandOf(pid) : null;
  if (command && /(^|\/)postgres /.test(command) && command.includes(cluster.path)) {
    throw new FolderInUse(
      `A PostgreSQL that this program did not start (process ${pid}) has ${cluster.path} open. ` +
        'Stop it first; nothing was changed.',
    );
  }
  await rm(file, { force: true });
}
