import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemCode } from './errors';

/** An operating-system process of a cluster. */
export interface ServerProcess {
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
  const found: ServerProcess[] = [];
  for (const { pid, command } of await allCommands()) {
    // The watchdog's shell contains the same text, after its own.
    const isPostmaster =
      /^(?!\/bin\/sh )\/.*\/postgres /.test(command) && command.includes(`cluster_name=${clusterName} `);
    if (isPostmaster || command.startsWith(`postgres: ${clusterName}: `)) found.push({ pid, isPostmaster });
  }
  return found;
}

/** The command line of a running process, joined by spaces; null if there is none. */
export async function commandOf(pid: number): Promise<string | null> {
  return (await allCommands()).find((entry) => entry.pid === pid)?.command ?? null;
}

/** The ids of the running child processes of `parent`. Linux only. */
export async function childProcessesOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_pid, index) => parents[index] === parent);
}

async function parentOf(pid: number): Promise<number | null> {
  const stat = await readOrNull(`/proc/${pid}/stat`);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
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
