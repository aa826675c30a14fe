import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './data-folder';
import { EmbeddedPostgresError, systemCode } from './errors';
import { readIfThere } from './files';
import { commandOf, serverProcesses, type ServerProcess } from './processes';

/** Timeouts before escalating to the next signal. A fast shutdown may have to write a lot. */
const FAST_SHUTDOWN_MS = 20_000;
const HARD_SHUTDOWN_MS = 3_000;

/**
 * Makes the cluster ready to be opened: stops what an earlier run of this program left running (a whole server, or
 * backends whose postmaster was killed, which would hold the shared memory), then removes a stale pid file, because
 * PostgreSQL refuses to start if any process now has the recorded id. Must only be called by the owner of the folder.
 * Throws `DATABASE_FOLDER_IN_USE` if a PostgreSQL that is not ours uses the cluster, or if a process cannot be ended.
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
  throw new EmbeddedPostgresError(
    'DATABASE_FOLDER_IN_USE',
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
    throw new EmbeddedPostgresError(
      'DATABASE_FOLDER_IN_USE',
      `A PostgreSQL that Waymark did not start (process ${pid}) has ${cluster.path} open. ` +
        'Stop it first; nothing was changed.',
    );
  }
  await rm(file, { force: true });
}
