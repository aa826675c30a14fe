import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Account } from './account';
import { reasonOf } from './errors';

interface CommandResult {
  /** Exit code; null when the program could not be started or was ended by a signal. */
  code: number | null;
  /** Both output streams in the order they arrived, or why the program could not be started. */
  output: string;
}

/**
 * The environment PostgreSQL's programs get: nothing of the caller's but PATH, so that no PG* variable, locale or
 * secret of the application reaches them. LC_ALL=C is the one locale every system has.
 */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: '/', LC_ALL: 'C' };
}

/**
 * Runs a short program to its end as the given account and never rejects. The working folder is `/`, because the
 * account may not be allowed to enter ours.
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
      // Node reports some failures by the error event and throws others, EPERM for the account among them.
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
