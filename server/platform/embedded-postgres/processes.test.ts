import { spawn } from 'node:child_process';
import { parseCommands, processIdentity } from './processes';

test('a process has one identity while it lives, another process has another, and a dead one has none', async () => {
  const child = spawn('/bin/sh', ['-c', 'read -r nothing'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const pid = child.pid ?? -1;
  const identity = await processIdentity(pid);
  expect(identity).toMatch(/\S/);
  expect(await processIdentity(pid)).toBe(identity);
  expect(await processIdentity(process.pid)).not.toBe(identity);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(await processIdentity(pid)).toBeNull();
});

test('the listing of ps is read with spaces in commands and without empty lines', () => {
  const listing = [
    '    1 /sbin/launchd',
    '  412 /Users/Jo Do/waymark/native/bin/postgres -D /d -c cluster_name=waymark-1',
    '  413 postgres: waymark-1: checkpointer   ',
    '',
  ].join('\n');
  expect(parseCommands(listing)).toEqual([
    { pid: 1, command: '/sbin/launchd ' },
    { pid: 412, command: '/Users/Jo Do/waymark/native/bin/postgres -D /d -c cluster_name=waymark-1 ' },
    { pid: 413, command: 'postgres: waymark-1: checkpointer ' },
  ]);
});
