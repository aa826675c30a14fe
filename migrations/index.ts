import fs from 'node:fs';
import path from 'node:path';
import type { MigrationInterface } from 'typeorm';

/** Every migration, oldest first: the files of this folder. compile.ts lists them in the compiled server. */
export const migrations = fs
  .readdirSync(__dirname)
  .filter((name) => /^\d+-\w+\.ts$/.test(name))
  .sort()
  .flatMap((name) =>
    Object.values(
      // oxlint-disable-next-line typescript/no-require-imports -- The names are not known before.
      require(path.join(__dirname, name)) as Record<string, new () => MigrationInterface>,
    ),
  );
