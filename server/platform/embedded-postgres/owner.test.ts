import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { claimFolder } from './owner';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-claim-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of many that claim a folder at once, after a dead owner or none, exactly one gets it', async () => {
  for (let round = 1; round <= 10; round += 1) {
    const number = round * 10;
    if (round > 1) await writeFile(path.join(folder, `owner.${number}`), '999999999 long gone\n');
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => claimFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'FolderInUse' });
    }
    await won[0]?.value.release();
    expect(await readdir(folder)).toEqual([`owner.${round > 1 ? number + 1 : 1}`]);
  }
});

test('a released folder can be claimed again, and a late second release does not take it away', async () => {
  const first = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toMatchObject({
    name: 'FolderInUse',
    message: expect.stringContaining(`process ${process.pid}`) as string,
  });
  await first.release();
  await claimFolder(folder);
  await first.release();
  await expect(claimFolder(folder)).rejects.toMatchObject({ name: 'FolderInUse' });
});
