import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Account } from './account';
import { reasonOf } from './errors';

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
