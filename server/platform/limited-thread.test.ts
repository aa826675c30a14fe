import { inLimitedThread, ThreadLimit } from './limited-thread';

const run = (kind: string, seconds?: number) => inLimitedThread('test/failing-thread', { kind }, seconds);

describe('a thread with limits', () => {
  it('answers, and passes on what it throws', async () => {
    await expect(run('answers')).resolves.toEqual(['a', 'b', 'c']);
    await expect(run('throws')).rejects.toThrow('a mistake in the program');
  });

  it('is ended at its limit of memory or time, without this process', async () => {
    await expect(run('fillsMemory', 60)).rejects.toThrow(ThreadLimit);
    await expect(run('neverEnds', 3)).rejects.toThrow(ThreadLimit);
  });
});
