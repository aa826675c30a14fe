import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Child, Children, ChildOptions } from './children';

/** A node's status as reported by Patroni. */
interface NodeStatus {
  state: string;
  role: string;
  replication?: { sync_state: string }[];
}

const STATUS_TIMEOUT_MS = 1000;

/** A PostgreSQL node: Patroni and the postmaster that it runs. */
export class PostgresNode {
  private patroni: Child | null = null;

  constructor(
    private readonly children: Children,
    private readonly program: ChildOptions,
    private readonly dataFolder: string,
    private readonly restUrl: string,
  ) {}

  get name(): string {
    return this.program.name;
  }

  async start(): Promise<void> {
    this.patroni = await this.children.start(this.program);
  }

  /** null if Patroni does not respond. */
  async status(): Promise<NodeStatus | null> {
    return getJson<NodeStatus>(`${this.restUrl}/patroni`);
  }

  /** Whether this is the running primary, with a standby that confirms every commit. */
  async isPrimaryWithStandby(): Promise<boolean> {
    const status = await this.status();
    return isPrimary(status) && (status.replication ?? []).some(({ sync_state }) => sync_state === 'sync');
  }

  async isPrimary(): Promise<boolean> {
    return isPrimary(await this.status());
  }

  /** The synchronous standby as recorded by Patroni in etcd, the only node it would promote; or null. */
  async synchronousStandby(): Promise<string | null> {
    const cluster = await getJson<{ members: { name: string; role: string }[] }>(`${this.restUrl}/cluster`);
    return cluster?.members.find(({ role }) => role === 'sync_standby')?.name ?? null;
  }

  /** Asks Patroni for a planned switchover of the primary; resolves when it is done. */
  async switchOver(candidate: string): Promise<void> {
    const response = await fetch(`${this.restUrl}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader: this.name, candidate }),
    });
    if (!response.ok) throw new Error(`Patroni refused the switchover: ${await response.text()}`);
  }

  /** kill -9 of PostgreSQL's postmaster, as by the kernel when memory runs out; Patroni keeps running. */
  async killPostmaster(): Promise<void> {
    const pid = await this.postmasterPid();
    if (pid === null) throw new Error(`${this.name} runs no PostgreSQL`);
    process.kill(pid, 'SIGKILL');
  }

  /** kill -9 of Patroni and of all PostgreSQL processes, as in a power failure. */
  async killAll(): Promise<void> {
    const postmaster = await this.postmasterPid();
    this.patroni?.kill('SIGKILL');
    if (postmaster !== null) {
      const workers = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
      for (const pid of [postmaster, ...workers.split(' ').filter(Boolean).map(Number)]) killIfThere(pid);
    }
    await this.patroni?.ended;
  }

  /** The running postmaster of this node's data folder; null if there is none. */
  private async postmasterPid(): Promise<number | null> {
    const file = await readFile(path.join(this.dataFolder, 'postmaster.pid'), 'utf8').catch(() => null);
    const pid = Number(file?.split('\n')[0]);
    // The file outlives its process, whose id may have been reused.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(this.dataFolder) ? pid : null;
  }
}

/** Older releases call the primary "master". */
function isPrimary(status: NodeStatus | null): status is NodeStatus {
  return status !== null && status.state === 'running' && ['master', 'primary'].includes(status.role);
}

async function getJson<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(STATUS_TIMEOUT_MS) });
    return (await response.json()) as T;
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
