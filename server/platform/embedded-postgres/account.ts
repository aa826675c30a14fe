import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { EmbeddedPostgresError, reasonOf } from './errors';

/** The account PostgreSQL runs as; without ids, the current one. */
export interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

/** The accounts to run as, in order of preference; `_postgres` is the name on macOS. */
const ACCOUNT_NAMES = ['postgres', '_postgres', 'nobody'];

/** True if this process is root; PostgreSQL refuses to run as root, so another account is needed. */
export function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses the account for PostgreSQL: the current one or, if that is root, the owner of an existing cluster or one of
 * the system's service accounts. Rejects if root finds no account.
 */
export async function chooseAccount(clusterOwner: { uid: number; gid: number } | null): Promise<Account> {
  if (!runningAsRoot()) return { name: 'the current user' };
  if (clusterOwner && clusterOwner.uid !== 0) {
    return { name: `the user with id ${clusterOwner.uid}`, uid: clusterOwner.uid, gid: clusterOwner.gid };
  }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ACCOUNT_NAMES) {
    const entry = lines.find((fields) => fields[0] === name);
    const account = { name: `"${name}"`, uid: Number(entry?.[2]), gid: Number(entry?.[3]) };
    // On macOS the uid of nobody is -2, which no system call of Node accepts.
    if (!(account.uid > 0 && account.gid >= 0)) continue;
    const { code, output } = await runCommand('/bin/sh', ['-c', 'exit 0'], { account });
    if (code === 0) return account;
    throw new EmbeddedPostgresError(
      `PostgreSQL must not run as root, and this process may not become ${account.name} (${output.trim()}). ` +
        'Start this program as an ordinary user.',
    );
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL must not run as root, and there is neither a "postgres" nor a "nobody" account to run it as. ' +
      'Start this program as an ordinary user.',
  );
}

/** Whether the account can enter the folder, which takes the x permission on it and all its ancestors. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const { code } = await runCommand('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { account });
  return code === 0;
}

interface CommandResult {
  /** Exit code; null if the program could not be started or was killed by a signal. */
  code: number | null;
  /** Both output streams interleaved as they arrived, or the reason why the program could not be started. */
  output: string;
}

/**
 * The environment of PostgreSQL's programs: only PATH is inherited, so that no PG* variable, locale or secret of the
 * application reaches them. LC_ALL=C is the one locale every system has.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: '/', LC_ALL: 'C' };
}

/**
 * Runs a program to its end as the given account and never rejects. The working directory is `/`, because the account
 * may not be allowed to enter the current one.
 */
export function runCommand(
  file: string,
  parameters: string[],
  options: { account?: Account; input?: string } = {},
): Promise<CommandResult> {
  const { account, input } = options;
  return new Promise((resolve) => {
    let child: ChildProcessWithoutNullStreams;
    try {
      child = spawn(file, parameters, {
        uid: account?.uid,
        gid: account?.gid,
        cwd: '/',
        env: plainEnvironment(),
      });
    } catch (error) {
      // Node emits an error event for some failures and throws others, such as EPERM for the account.
      resolve({ code: null, output: reasonOf(error) });
      return;
    }
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    // A program that ends before reading its input is reported by its exit code, not by the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
